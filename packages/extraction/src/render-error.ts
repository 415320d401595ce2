import type { Context } from 'hono';
import { HttpError } from './http-error.ts';

/** The one place that turns a failure into an answer: `{ code, message }`, never a stack trace. */
export function renderError(error: HttpError, c: Context): Response {
  if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter));
  if (error.status === 401) c.header('WWW-Authenticate', 'Bearer');
  return c.json({ code: error.code, message: error.message }, error.status);
}

/** An unforeseen failure tells the client nothing of its cause; the log has that. */
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
