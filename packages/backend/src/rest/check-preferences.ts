import { Refusal } from '../refusal.ts';

/**
 * Refuses counts that Postgres estimates from its statistics, because these include other people's rows. PostgREST
 * uses the first of several preferences; this refuses if any of them asks for it.
 */
export function checkPreferences(headers: Headers): Refusal | undefined {
  const prefer = headers.get('prefer') ?? '';
  return /count\s*=\s*"?(?:planned|estimated)/i.test(prefer)
    ? new Refusal('not_offered', 'count')
    : undefined;
}
