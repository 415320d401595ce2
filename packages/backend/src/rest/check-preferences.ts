import { Refusal } from '../refusal.ts';

/**
 * Refuses the counts that Postgres guesses from its statistics: those are of all rows, other people's
 * too. PostgREST takes the first of several preferences; here any of them is one too many.
 */
export function checkPreferences(headers: Headers): Refusal | undefined {
  const prefer = headers.get('prefer') ?? '';
  return /count\s*=\s*"?(?:planned|estimated)/i.test(prefer)
    ? new Refusal('not_offered', 'count')
    : undefined;
}
