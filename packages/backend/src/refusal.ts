import { AsyncLocalStorage } from 'node:async_hooks';
import { withReference } from './request-id.ts';

/** All refusals, with their status and message. */
const REFUSALS = {
  session_not_found: [401, 'This session has ended. Please sign in again.'],
  insufficient_aal: [403, 'Please give the code of your authenticator app first.'],
  database_unavailable: [503, 'The database cannot be reached just now. Try again in a moment.'],
  not_writable: [503, 'Nothing can be saved just now. What is saved is safe. Try again later.'],
  database_busy: [503, 'Somebody else is changing the same just now. Try again in a moment.'],
  query_timeout: [504, 'The request took too long and was ended.'],
  over_time_budget: [429, 'Your requests have taken too much time. Try again in a moment.'],
  too_many_waiting: [429, 'Too many of your requests are waiting. Try again in a moment.'],
  server_busy: [503, 'Too many requests are waiting just now. Try again in a moment.'],
  request_cancelled: [499, 'Nobody waited for the answer any more.'],
  query_too_complex: [400, 'The request is too complicated.'],
  answer_too_large: [400, 'The answer would be too large. Ask for fewer rows or columns.'],
  not_offered: [400, 'The request uses something that is not offered here.'],
  storage_unavailable: [503, 'Stored cards cannot be reached just now. Try again in a moment.'],
  card_missing: [404, 'This card is not here any more.'],
  // The same answer as the database's for a row that it has measured.
  row_too_large: [403, 'This is more than one contact may hold.'],
  too_many_rows: [413, 'The request holds too many rows.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type RefusalCode = keyof typeof REFUSALS;

/** Seconds after which to try again, if nothing better is known. */
const RETRY_AFTER = 2;

/** Why a request is refused, with a stable code. `what` names the part that is refused. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** Seconds after which to try again. */
  readonly retryAfter: number;

  constructor(
    code: RefusalCode,
    what?: string,
    { retryAfter = RETRY_AFTER, ...options }: ErrorOptions & { retryAfter?: number } = {},
  ) {
    const [, message] = REFUSALS[code];
    super(what ? `${message} (${what})` : message, options);
    this.code = code;
    this.retryAfter = retryAfter;
  }

  get answer(): Response {
    const [status] = REFUSALS[this.code];
    const isForLater = status === 503 || status === 429;
    const headers = {
      'x-sb-error-code': this.code,
      ...(isForLater && { 'retry-after': String(this.retryAfter) }),
    };
    // In the forms that clients of PostgREST and of storage read.
    const error = { code: this.code, error: this.code, statusCode: String(status) };
    // From 500 on it is our fault, and the caller may want to ask the operator.
    const message = status < 500 ? this.message : withReference(this.message);
    return Response.json({ ...error, message }, { status, headers });
  }
}

const request = new AsyncLocalStorage<{ refusal?: Refusal }>();

/**
 * Returns the error to throw, and notes it. It becomes the answer to the current request even if something in
 * between catches it.
 */
export function note<Failure extends Error>(failure: Failure): Failure {
  const noted = request.getStore();
  if (noted && failure instanceof Refusal) noted.refusal ??= failure;
  return failure;
}

/**
 * Returns the answer of `work`, or the refusal that was noted meanwhile. Supabase Lite would render an error in
 * its own way, with the database's address in it. `onFault` hears of faults that only an operator can fix.
 */
export async function answerRefusals(
  work: () => Promise<Response>,
  onFault: (refusal: Refusal) => void = () => undefined,
): Promise<Response> {
  const noted: { refusal?: Refusal } = {};
  try {
    const answer = await request.run(noted, work);
    if (noted.refusal) return noted.refusal.answer;
    return answer.status < 500 ? answer : internalError();
  } catch (error) {
    return answerRefusal(noted.refusal ?? error);
  } finally {
    if (noted.refusal && FAULTS.includes(noted.refusal.code)) onFault(noted.refusal);
  }
}

const FAULTS: readonly RefusalCode[] = ['database_unavailable', 'not_writable'];

/** The cause, for the operator. System errors name files and machines, but nobody's data. */
export function describeFault({ code, cause }: Refusal): Record<string, unknown> {
  let deepest = cause;
  while (deepest instanceof Error && deepest.cause) deepest = deepest.cause;
  const { code: reason, message } =
    deepest instanceof Error ? (deepest as NodeJS.ErrnoException) : {};
  return { code, reason, message };
}

/** The answer for a refusal. Any other error is thrown again. */
export function answerRefusal(error: unknown): Response {
  if (error instanceof Refusal) return error.answer;
  throw error;
}

/** In the forms that clients of the tables, of storage and of auth read. */
export function internalError(): Response {
  const code = 'internal_error';
  const message = withReference('Something went wrong on our side.');
  const error = { code, error_code: code, error: code, statusCode: '500', message, msg: message };
  return Response.json(error, { status: 500 });
}
