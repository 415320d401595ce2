import { SMTP_VARIABLES } from '@cardsift/backend/mail/smtp-variables';
import { METRICS_VARIABLES } from '@cardsift/backend/metrics/serve-metrics';
import { SEARCH_VARIABLES } from '@cardsift/extraction/enrichment/create-search-provider';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const count = z.coerce.number().int().min(1);
const environment = z.object({
  SUPABASE_URL: z.url({ protocol: /^https?$/ }),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  SUPABASE_SECRET_KEY: z.string().min(1),
  HOST: z.string().min(1).default('0.0.0.0'),
  PORT: port.default(8787),
  READER_WORKERS: count.optional(),
  READER_THREADS: count.optional(),
  READER_QUEUE: z.coerce.number().int().min(0).default(16),
  READER_DEADLINE: z.coerce.number().positive().max(3600).default(10),
  MODEL_DIR: z.string().min(1).optional(),
  DEMO_PER_HOUR: count.default(5),
  TRUST_PROXY: z.stringbool().default(false),
  CORS_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .pipe(z.array(z.url({ protocol: /^https?$/ })).min(1))
    .optional(),
  ENRICHMENT: z.stringbool().default(true),
  ...SEARCH_VARIABLES,
  // Where the pages are; with a mail server, people who asked for it are told what was found.
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  ...SMTP_VARIABLES,
  ...METRICS_VARIABLES,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type WorkflowEnv = z.infer<typeof environment>;

/**
 * Reads the configuration once; an empty variable counts as not set.
 * Throws one error that names every variable that is wrong, never its value.
 */
export function parseEnv(variables: Record<string, string | undefined>): WorkflowEnv {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(set);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    (issue) => `  ${issue.path[0]?.toString()}: ${issue.message}`,
  );
  throw new Error(`The configuration is wrong:\n${[...new Set(faults)].join('\n')}`);
}
