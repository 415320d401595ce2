import { LOG_VARIABLES } from '@cardsift/backend/create-logger';
import { SMTP_VARIABLES } from '@cardsift/backend/mail-delivery/smtp-variables';
import { METRICS_VARIABLES } from '@cardsift/backend/metrics/serve-metrics';
import { parseVariables } from '@cardsift/backend/parse-variables';
import { DEMO_READINGS_PER_HOUR } from '@cardsift/extraction/limits';
import { SEARCH_VARIABLES } from '@cardsift/extraction/profile-search/create-search-provider';
import { READER_VARIABLES } from '@cardsift/extraction/reader-processes/reader-variables';
import {
  checkSecondReader,
  SECOND_READER_VARIABLES,
} from '@cardsift/extraction/second-reader/second-reader-variables';
import { z } from 'zod';

const variables = z.object({
  SUPABASE_URL: z.url({ protocol: /^https?$/ }),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  SUPABASE_SECRET_KEY: z.string().min(1),
  HOST: z.string().min(1).default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8787),
  ...READER_VARIABLES,
  DEMO_PER_HOUR: z.coerce.number().int().min(1).default(DEMO_READINGS_PER_HOUR),
  TRUST_PROXY: z.stringbool().default(false),
  CORS_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .pipe(z.array(z.url({ protocol: /^https?$/ })).min(1))
    .optional(),
  ENRICHMENT: z.stringbool().default(true),
  ...SEARCH_VARIABLES,
  ...SECOND_READER_VARIABLES,
  // The site's URL. With it and a mail server, people who asked for it are mailed what was found.
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  ...SMTP_VARIABLES,
  ...METRICS_VARIABLES,
  ...LOG_VARIABLES,
});

const environment = variables.superRefine(checkSecondReader);

export type WorkflowEnv = z.infer<typeof environment>;

/** Parses the configuration. Throws one error that lists every invalid variable. */
export function parseEnv(variables: Record<string, string | undefined>): WorkflowEnv {
  return parseVariables(environment, variables);
}
