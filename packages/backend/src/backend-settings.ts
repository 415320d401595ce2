import type { GuessLimits } from './auth/guess-brake.ts';
import type { Allowance } from './create-limiter.ts';

/** What an operator decides about the backend. It makes its secrets itself. */
export interface BackendSettings {
  /** The port it listens on. Links in mails may lead to this machine under either of its names. */
  port: number;
  /** The address people use, without a slash at its end. */
  siteUrl: string;
  /** Absolute: embedded database, stored cards and secrets. */
  dataDirectory: string;
  /** Where the database is a Postgres server instead of embedded Postgres in `dataDirectory`. */
  databaseUrl: string | undefined;
  /** Absent, mail is kept in an inbox instead of being sent. */
  smtp: SmtpSettings | undefined;
  /** Absent, stored cards are files in `dataDirectory`. */
  s3: S3Settings | undefined;
  google: { clientId: string; secret: string } | undefined;
  /** bcrypt's, for new passwords. */
  passwordCost: number;
  guessLimits: GuessLimits;
  /** Multiplies the time that everybody has at the database. */
  databaseTimeFactor: number;
  /** Mails that one person or mailbox is sent again. */
  mailLimit: Allowance;
  /** Bytes that one person may store: contacts and everything beside them. */
  bytesPerPerson: number;
}

/** A bucket of S3 or of another server with S3's protocol. */
export interface S3Settings {
  bucket: string;
  /** The prefix of every name in it. */
  prefix: string;
  /** Absent, Amazon's. */
  endpoint: string | undefined;
  /** When absent, every client's usual sources, such as the environment. */
  region: string | undefined;
  /** Whether addresses name the bucket in the path instead of the host. */
  pathStyle: boolean;
}

export interface SmtpSettings {
  host: string;
  port: number;
  user?: string;
  password?: string;
  from: string;
  /** Seconds until a mail is tried again when the server is away; each further pause is longer. */
  firstPause?: number;
}
