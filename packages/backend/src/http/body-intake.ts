import { BYTES_IN_FLIGHT } from '../limits.ts';
import { createBudget, type Release, takeAll } from './create-budget.ts';
import { createBodyTurns } from './wait-to-handle.ts';

/** Why a body is refused. The codes and messages are a contract with clients. */
export type IntakeRefusal = { ok: false } & (
  | { status: 413; code: 'body_too_large'; message: string }
  | { status: 408; code: 'body_too_slow'; message: string }
  | { status: 503; code: 'too_many_uploads' | 'stopping'; message: string; retryAfter: number }
);

type TakenBody = { ok: true; bytes: Uint8Array<ArrayBuffer>; release(): void };

export interface Sender {
  address: string;
  /** Absent for a visitor. It comes from a verified token, so a claim to be somebody gives no share of theirs. */
  person?: string;
}

export interface BodyIntake {
  /**
   * Reads a body of at most `bytes` within `seconds`. It takes a place before its first byte is read and keeps it
   * until `release`, so unfinished bodies never fill the memory.
   */
  take(
    request: Request,
    sender: Sender,
    bytes: number,
    seconds: number,
  ): Promise<TakenBody | IntakeRefusal>;
  /** Ends reading of unfinished bodies, because the server stops. */
  close(): void;
}

/** Make one for the whole process, because it counts the bytes of all bodies that are being read. */
export function createBodyIntake(limits = BYTES_IN_FLIGHT): BodyIntake {
  const members = createBudget(limits.members, limits.perPerson);
  const visitors = createBudget(limits.visitors, limits.perAddress);
  const addresses = createBudget(limits.members + limits.visitors, limits.perAddress);
  const small = createBudget(limits.small.total, limits.small.perOwner);

  function takePlace({ address, person }: Sender, size: number): Release | null {
    if (size <= limits.small.bytes) return small.take(person ?? address, size);
    if (person === undefined) return visitors.take(address, size);
    return takeAll(
      () => addresses.take(address, size),
      () => members.take(person, size),
    );
  }

  const waitToHandle = createBodyTurns();
  const stop = new AbortController();

  return {
    close: () => stop.abort(),
    async take(request, sender, bytes, seconds) {
      const declared = request.headers.get('content-length');
      const size = declared === null ? bytes : Number(declared);
      if (!(size <= bytes)) return tooLarge(bytes);
      const place = takePlace(sender, size);
      if (!place) return TOO_MANY;
      const body = await readWithin(request.body, bytes, seconds, stop.signal).catch(
        (error: unknown) => {
          place();
          throw error;
        },
      );
      if (body instanceof Uint8Array) {
        await waitToHandle(body);
        return { ok: true, bytes: body, release: place };
      }
      place();
      if (stop.signal.aborted) return STOPPING;
      return body === 'too large' ? tooLarge(bytes) : tooSlow(seconds);
    },
  };
}

async function readWithin(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
  seconds: number,
  stop: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | 'too large' | 'too slow'> {
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  const late = Promise.withResolvers<'late'>();
  const giveUp = () => late.resolve('late');
  const timer = setTimeout(giveUp, seconds * 1000);
  if (stop.aborted) giveUp();
  stop.addEventListener('abort', giveUp);
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const next = await Promise.race([reader.read(), late.promise]);
      if (next === 'late') return 'too slow';
      if (next.done) return join(chunks, length);
      length += next.value.length;
      if (length > limit) return 'too large';
      chunks.push(next.value);
    }
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', giveUp);
    // Nobody waits for the rest. A stream that has ended ignores this.
    void reader.cancel().catch(() => undefined);
  }
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function tooLarge(bytes: number): IntakeRefusal {
  const size =
    bytes < 1024 * 1024
      ? `${Math.floor(bytes / 1024)} KB`
      : `${Math.floor(bytes / 1024 / 1024)} MB`;
  return {
    ok: false,
    status: 413,
    code: 'body_too_large',
    message: `The request is larger than ${size}.`,
  };
}

function tooSlow(seconds: number): IntakeRefusal {
  return {
    ok: false,
    status: 408,
    code: 'body_too_slow',
    message: `The request did not arrive within ${seconds} seconds.`,
  };
}

const STOPPING: IntakeRefusal = {
  ok: false,
  status: 503,
  code: 'stopping',
  message: 'The server is being restarted. Please try again in a moment.',
  retryAfter: 5,
};

const TOO_MANY: IntakeRefusal = {
  ok: false,
  status: 503,
  code: 'too_many_uploads',
  message: 'Too much is being sent at once. Please try again in a moment.',
  retryAfter: 5,
};
