/** Codes of refusals before anything was done, because the sender or everybody asked for much. */
const PASSING = new Set<string | null>(['over_time_budget', 'too_many_waiting', 'server_busy']);

/** Seconds. The person should hear of anything that takes longer. */
const LONGEST_WAIT = 60;
const MOST_TRIES = 5;

/**
 * Asks again until the backend has time, as long as it says when. So importing thousands of contacts continues a
 * little later instead of failing halfway. Returns the last answer.
 */
export async function retryWhenBusy(
  ask: () => Promise<Response>,
  signal?: AbortSignal | null,
): Promise<Response> {
  let answer = await ask();
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    const seconds = secondsToWait(answer);
    if (seconds === undefined) break;
    await pause(seconds * 1000, signal);
    answer = await ask();
  }
  return answer;
}

function secondsToWait({ status, headers }: Response): number | undefined {
  if (status !== 429 && status !== 503) return undefined;
  if (!PASSING.has(headers.get('x-sb-error-code'))) return undefined;
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
  return seconds <= LONGEST_WAIT ? seconds : undefined;
}

function pause(milliseconds: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
