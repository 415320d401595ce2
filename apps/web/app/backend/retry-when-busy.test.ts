import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryWhenBusy } from './retry-when-busy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refuse = (status: number, code: string, seconds: string) =>
  Response.json({ code }, { status, headers: { 'x-sb-error-code': code, 'retry-after': seconds } });

/** Answers one after the other, and says after how many seconds each was asked for. */
function script(...answers: Response[]) {
  const start = Date.now();
  const asked: number[] = [];
  const ask = async () => {
    asked.push((Date.now() - start) / 1000);
    return answers[asked.length - 1] ?? new Response('[]');
  };
  return { ask, asked };
}

async function run(ask: () => Promise<Response>): Promise<number> {
  const answer = retryWhenBusy(ask);
  await vi.runAllTimersAsync();
  return (await answer).status;
}

test('what was refused for now is asked again when the backend said so', async () => {
  const { ask, asked } = script(
    refuse(429, 'over_time_budget', '7'),
    refuse(503, 'server_busy', '2'),
  );
  expect(await run(ask)).toBe(200);
  expect(asked).toEqual([0, 7, 9]);
});

test('it is not asked forever', async () => {
  const { ask, asked } = script(
    ...Array.from({ length: 9 }, () => refuse(429, 'too_many_waiting', '1')),
  );
  expect(await run(ask)).toBe(429);
  expect(asked).toHaveLength(5);
});

test.each([
  ['another refusal', refuse(429, 'over_request_rate_limit', '5')],
  ['a fault', refuse(503, 'database_unavailable', '2')],
  ['a long wait', refuse(429, 'over_time_budget', '600')],
  ['no time', new Response('', { status: 429, headers: { 'x-sb-error-code': 'server_busy' } })],
])('%s is the answer', async (_, answer) => {
  const { ask, asked } = script(answer);
  expect(await run(ask)).toBe(answer.status);
  expect(asked).toHaveLength(1);
});

test('who does not wait any more has it not asked again', async () => {
  const { ask, asked } = script(refuse(429, 'over_time_budget', '7'));
  const leaving = new AbortController();
  const answer = expect(retryWhenBusy(ask, leaving.signal)).rejects.toThrow('left');
  await vi.advanceTimersByTimeAsync(1_000);
  leaving.abort(new Error('left'));
  await answer;
  await vi.runAllTimersAsync();
  expect(asked).toHaveLength(1);
});
