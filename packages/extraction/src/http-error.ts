import { withReference } from '@cardsift/backend/request-id';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Codes are a contract with clients: a message may be reworded, a code may not. */
export type ErrorCode =
  | 'invalid_form'
  | 'invalid_key'
  | 'missing_token'
  | 'invalid_token'
  | 'no_scan_left'
  | 'second_factor_missing'
  | 'wrong_user'
  | 'not_found'
  | 'image_too_large'
  | 'body_too_slow'
  | 'too_many_uploads'
  | 'stopping'
  | 'unsupported_image'
  | 'broken_image'
  | 'locked_document'
  | 'several_pages'
  | 'no_text_found'
  | 'script_not_read'
  | 'too_much_text'
  | 'took_too_long'
  | 'demo_limit_reached'
  | 'too_many_requests'
  | 'reading_failed'
  | 'internal_error'
  | 'busy'
  | 'cancelled'
  | 'backend_unavailable';

/**
 * A refusal that the client is told about. Anything else that is thrown becomes `internal_error`.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: ContentfulStatusCode;
  readonly code: ErrorCode;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number;

  constructor(
    status: ContentfulStatusCode,
    code: ErrorCode,
    message: string,
    options: { retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.status = status;
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}

/** The only place that turns a failure into an answer: `{ code, message }`, never a stack trace. */
export function renderError(error: HttpError, c: Context): Response {
  if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter));
  if (error.status === 401) c.header('WWW-Authenticate', 'Bearer');
  return c.json(errorBody(error), error.status);
}

export const errorBody = (error: HttpError) => ({
  code: error.code,
  message: isOurFault(error) ? withReference(error.message) : error.message,
});

/** “Busy” and “cancelled” are not our fault. A fault has a cause. */
export const isOurFault = ({ status, cause }: HttpError) => status >= 500 && cause !== undefined;

/** The client is not told the cause of an unforeseen failure. The log has it. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  return new HttpError(
    500,
    'internal_error',
    'Something went wrong on our side. Please try again.',
    {
      cause: error,
    },
  );
}
