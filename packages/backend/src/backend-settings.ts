import type { GuessLimits } from './auth/guess-limiter.ts';
import type { Allowance } from './create-limiter.ts';

/** What an operator decides about the backend. The backend makes its secrets itself. */
export interface BackendSettings {
  /** The port it listens on. Links in mails may name this machine in either of two ways. */
  port: number;
  /** The site's URL, without a slash at its end. */
  siteUrl: string;
  /** Absolute path of the folder for the embedded database, stored cards and secrets. */
  dataDirectory: string;
  /**
   * The URL of a Postgres server. If absent, the database is embedded Postgres in `dataDirectory`.
   */
  databaseUrl: string | undefined;
  /** If absent, mail is kept in an inbox instead of being sent. */
  smtp: SmtpSettings | undefined;
  /** If absent, stored cards are files in `dataDirectory`. */
  s3: S3Settings | undefined;
  google: { clientId: string; secret: string } | undefined;
  /** bcrypt's cost for new passwords. */
  passwordCost: number;
  guessLimits: GuessLimits;
  /** Multiplies everybody's time budget at the database. */
  databaseTimeFactor: number;
  /** The most mails that are sent again to one person or mailbox. */
  mailLimit: Allowance;
  /** Bytes that one person may store: contacts and everything else. */
  bytesPerPerson: number;
}

/** A bucket on S3, or on another server with its protocol. */
export interface S3Settings {
  bucket: string;
  /** The prefix of every object name. */
  prefix: string;
  /** If absent, Amazon's. */
  endpoint: string | undefined;
  /** If absent, it comes from the S3 client's usual sources, such as the environment. */
  region: string | undefined;
  /** Whether URLs name the bucket in the path instead of the host. */
  pathStyle: boolean;
}

export interface SmtpSettings {
  host: string;
  port: number;
  user?: string;
  password?: string;
  from: string;
  /**
   * Seconds until a mail is tried again if the mail server is down. Each further pause is longer.
   */
  firstPause?: number;
}
