import { LOG_VARIABLES } from '@cardsift/backend/create-logger';
import { METRICS_VARIABLES } from '@cardsift/backend/metrics/serve-metrics';
import { parseVariables } from '@cardsift/backend/parse-variables';
import { z } from 'zod';

const environment = z.object({
  SUPABASE_URL: z.url({ protocol: /^https?$/ }),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  SUPABASE_SECRET_KEY: z.string().min(1),
  // The key that signs the project's access tokens: the project's HS256 secret, or a private key as
  // a JWK.
  SUPABASE_JWT_KEY: z.string().min(32),
  HOST: z.string().min(1).default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8788),
  TRUST_PROXY: z.stringbool().default(false),
  ...METRICS_VARIABLES,
  ...LOG_VARIABLES,
});

export type CarddavEnv = z.infer<typeof environment>;

/** Reads the configuration. Throws one error that lists every bad variable. */
export function parseEnv(variables: Record<string, string | undefined>): CarddavEnv {
  return parseVariables(environment, variables);
}
