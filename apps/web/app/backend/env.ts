import { z } from 'zod';

const configSchema = z.object({
  supabaseUrl: z.url({ error: 'supabaseUrl must be the full address of the backend' }),
  supabaseKey: z.string().min(1, 'supabaseKey must be the publishable key of the backend'),
  // Absent where nobody answers CardDAV.
  carddavUrl: z
    .url({ error: 'carddavUrl must be the full address of the CardDAV server' })
    .optional(),
});

/** The backend's address, and the public key that identifies the web app. */
type RuntimeConfig = z.infer<typeof configSchema>;

declare global {
  interface Window {
    /** Set by `/config.js`, which whoever serves the page provides. */
    CARDSIFT?: unknown;
  }
}

/**
 * The configuration given by `/config.js`.
 *
 * @throws Error naming every value that is missing or wrong.
 */
export function readRuntimeConfig(given: unknown = window.CARDSIFT): RuntimeConfig {
  const parsed = configSchema.safeParse(given ?? {});
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`/config.js does not configure this page.\n${problems.join('\n')}`);
}
