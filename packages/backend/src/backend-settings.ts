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

/** A bucket of S3 or of what speaks it. */
export interface S3Settings {
  bucket: string;
  /** What every name in it begins with. */
  prefix: string;
  /** Absent, Amazon's. */
  endpoint: string | undefined;
  /** Absent, what the environment says to every client. */
  region: string | undefined;
  /** Whether the bucket is named in an address's path instead of its host. */
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
