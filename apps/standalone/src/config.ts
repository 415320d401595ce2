import { join, resolve } from 'node:path';
import type { BackendSettings } from '@cardsift/backend/backend-settings';
import { LOG_VARIABLES } from '@cardsift/backend/create-logger';
import { readSmtpSettings, SMTP_VARIABLES } from '@cardsift/backend/mail-delivery/smtp-variables';
import {
  METRICS_VARIABLES,
  type MetricsAddress,
  readMetricsAddress,
} from '@cardsift/backend/metrics/serve-metrics';
import { parseVariables } from '@cardsift/backend/parse-variables';
import { readS3Settings, S3_VARIABLES } from '@cardsift/backend/storage/s3-variables';
import {
  createSearchProvider,
  SEARCH_VARIABLES,
} from '@cardsift/extraction/profile-search/create-search-provider';
import type { SearchProvider } from '@cardsift/extraction/profile-search/search-provider';
import type { ReaderPoolOptions } from '@cardsift/extraction/reader-processes/reader-pool';
import {
  READER_VARIABLES,
  readReaderOptions,
} from '@cardsift/extraction/reader-processes/reader-variables';
import {
  checkSecondReader,
  readSecondReaderSettings,
  SECOND_READER_VARIABLES,
  type SecondReaderSettings,
} from '@cardsift/extraction/second-reader/second-reader-variables';
import { z } from 'zod';
import { scaleGuessLimits, scaleMailLimit } from './http/rate-limits.ts';

/** The link to the current build, both in the repository and in a packed folder. */
const LAST_BUILD = join(import.meta.dirname, '../../web/build/client');

/** OWASP's minimum for bcrypt. Tests make thousands of passwords and use less. */
const LEAST_PASSWORD_COST = 10;

const variables = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  // `npm start` sets this to the build that it made for this process.
  BUILT_SITE: z.string().default(LAST_BUILD),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  // Part of the built pages. Checked here too, so that a mistake is reported at the start.
  SUPPORT_EMAIL: z.email().optional(),
  TRUST_PROXY: z.stringbool().default(false),
  ...LOG_VARIABLES,
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  STORAGE_PER_PERSON_MB: z.coerce.number().int().min(1).max(1_000_000).default(200),
  PASSWORD_COST: z.coerce.number().int().min(4).max(15).default(LEAST_PASSWORD_COST),
  ...READER_VARIABLES,
  WEBHOOK_URL: z.url().optional(),
  ...METRICS_VARIABLES,
  ...SMTP_VARIABLES,
  ...S3_VARIABLES,
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  ...SEARCH_VARIABLES,
  ...SECOND_READER_VARIABLES,
});

const environment = variables
  .superRefine(checkSecondReader)
  .refine(
    ({ PASSWORD_COST, NODE_ENV }) => PASSWORD_COST >= LEAST_PASSWORD_COST || NODE_ENV === 'test',
    { path: ['PASSWORD_COST'], error: `Below ${LEAST_PASSWORD_COST} only in tests` },
  )
  // The embedded database is a folder already, and its only session must not wait for a network.
  .refine(({ STORAGE_S3_BUCKET, DATABASE_URL }) => !STORAGE_S3_BUCKET || DATABASE_URL, {
    path: ['STORAGE_S3_BUCKET'],
    error: 'Needs DATABASE_URL: beside the embedded database, cards are files in DATA_DIR',
  });

export interface Config extends BackendSettings {
  host: string;
  /** The folder of the built pages. */
  builtSite: string;
  /** Whether X-Forwarded-For names the client. Only right behind a proxy that sets it. */
  trustProxy: boolean;
  logLevel: string;
  metrics: MetricsAddress | undefined;
  /** Multiplies every rate limit. Tests sign up hundreds of people from one network address. */
  rateLimitFactor: number;
  reader: ReaderPoolOptions;
  /** Where to search for LinkedIn profiles. Null means nowhere. */
  search: SearchProvider | null;
  /** A model that reads cards a second time. Null means none. */
  secondReader: SecondReaderSettings | null;
  webhookUrl: string | undefined;
}

/**
 * Parses the configuration in environment variables. Throws one error that lists every invalid one.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const values = parseVariables(environment, env);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDirectory: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    siteUrl: (values.SITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    builtSite: values.BUILT_SITE,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    metrics: readMetricsAddress(values),
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    passwordCost: values.PASSWORD_COST,
    databaseTimeFactor: values.RATE_LIMIT_FACTOR,
    bytesPerPerson: values.STORAGE_PER_PERSON_MB * 1024 * 1024,
    guessLimits: scaleGuessLimits(values.RATE_LIMIT_FACTOR),
    mailLimit: scaleMailLimit(values.RATE_LIMIT_FACTOR),
    reader: readReaderOptions(values),
    search: createSearchProvider(values),
    secondReader: readSecondReaderSettings(values),
    webhookUrl: values.WEBHOOK_URL,
    smtp: readSmtpSettings(values),
    s3: readS3Settings(values),
    google:
      values.GOOGLE_CLIENT_ID && values.GOOGLE_CLIENT_SECRET
        ? {
            clientId: values.GOOGLE_CLIENT_ID,
            secret: values.GOOGLE_CLIENT_SECRET,
          }
        : undefined,
  };
}
