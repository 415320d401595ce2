import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A refusal in the form in which supabase-js expects one from the auth service. */
export class AuthError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: Record<string, unknown>;
  /** Seconds after which the same request may be sent again. */
  readonly retryAfter: number | undefined;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    { retryAfter, ...details }: { retryAfter?: number; [name: string]: unknown } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

export function renderAuthError({
  status,
  code,
  message,
  details,
  retryAfter,
}: AuthError): Response {
  return Response.json(
    { code: status, error_code: code, msg: message, ...details },
    {
      status,
      headers: {
        'x-sb-error-code': code,
        ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      },
    },
  );
}

export const invalidCredentials = () =>
  new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
export const addressNotConfirmed = () =>
  new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
export const linkExpired = () =>
  new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
export const malformed = (message: string) => new AuthError(400, 'validation_failed', message);
export const insufficientAal = () =>
  new AuthError(403, 'insufficient_aal', 'Please give the code of your authenticator app first.');
export const sessionEnded = () =>
  new AuthError(403, 'session_not_found', 'This session has ended. Please sign in again.');
