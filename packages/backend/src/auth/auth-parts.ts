import type { Context } from 'hono';
import type { SqlDatabase } from '../database/sql-database.ts';
import type { KnownAddresses } from './accounts.ts';
import type { FactorSecrets } from './factor-secrets.ts';
import type { GuessLimiter } from './guess-limiter.ts';
import type { StateOf } from './live-sessions.ts';
import type { SendAccountMail } from './mails/account-mail.ts';
import type { MailLimiter } from './mails/mail-limiter.ts';
import type { Passwords } from './passwords.ts';

/** What the handlers for signing up, in and out work with. */
export interface AuthParts {
  database: SqlDatabase;
  passwords: Passwords;
  guessLimiter: GuessLimiter;
  mailLimiter: MailLimiter;
  knownAddresses: KnownAddresses;
  sendMail: SendAccountMail;
  /** Supabase Lite: sessions, Google, and the person's own data. */
  service(request: Request): Promise<Response>;
  factorSecrets: FactorSecrets;
  /** Signs access tokens. */
  jwtSecret: string;
  stateOf: StateOf;
  publishableKey: string;
  /** Where people may be sent back to. */
  origins: readonly string[];
}

export interface AuthEnv {
  Bindings: {
    /** The network address that rate limits count. */
    clientAddress: string;
  };
}

export type AuthContext = Context<AuthEnv>;

/** A request of our own to the service, on behalf of the caller of `c`. */
export function askService(
  c: AuthContext,
  parts: AuthParts,
  path: string,
  { method = 'POST', authorization, body }: ServiceQuestion,
): Promise<Response> {
  const headers = new Headers({ apikey: parts.publishableKey, 'content-type': 'application/json' });
  if (authorization) headers.set('authorization', authorization);
  const url = new URL(`/auth/v1${path}`, c.req.url);
  return parts.service(new Request(url, { method, headers, body: JSON.stringify(body) }));
}

interface ServiceQuestion {
  method?: 'POST' | 'PUT';
  authorization?: string | undefined;
  body: object;
}

/**
 * Opens a session with a refresh token, and describes it as the service describes every session.
 */
export function startSession(
  c: AuthContext,
  parts: AuthParts,
  refreshToken: string,
): Promise<Response> {
  return askService(c, parts, '/token?grant_type=refresh_token', {
    body: { refresh_token: refreshToken },
  });
}
