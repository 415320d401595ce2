import type { GuessLimits } from './auth/guess-brake.ts';
import type { Allowance } from './create-limiter.ts';

/** What an operator decides about the backend. Secrets are not among it: it makes them itself. */
export interface BackendSettings {
  /** Where it listens; links in mails may lead to this machine under either of its names. */
  port: number;
  /** The address people use, without a slash at its end. */
  siteUrl: string;
  /** Absolute: embedded database, stored cards and secrets. */
  dataDirectory: string;
  /** Where the database is a Postgres server instead of embedded Postgres in `dataDirectory`. */
  databaseUrl: string | undefined;
  /** Absent, mail is kept in an inbox instead of being sent. */
  smtp: SmtpSettings | undefined;
  google: { clientId: string; secret: string } | undefined;
  /** bcrypt's, for new passwords. */
  passwordCost: number;
  guessLimits: GuessLimits;
  /** Mails that one person or mailbox is sent again. */
  mailLimit: Allowance;
}

export interface SmtpSettings {
  host: string;
  port: number;
  user?: string;
  password?: string;
  from: string;
}
