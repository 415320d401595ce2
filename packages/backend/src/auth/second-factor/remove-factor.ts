import { insufficientAal } from '../auth-error.ts';
import type { AuthContext, AuthParts } from '../auth-parts.ts';
import { hasJustProven, proofRequired } from '../reauthenticate.ts';
import { requireSession, takeFactor } from './require-session.ts';

/**
 * Removes a factor from the account. An active one can be removed only in a session that gave its code, by a
 * person who has just signed in or given the password.
 */
export async function removeFactor(c: AuthContext, parts: AuthParts): Promise<Response> {
  const { session, state } = await requireSession(c, parts);
  const { database } = parts;
  const id = await database.exclusively(() =>
    database.transaction(async (query) => {
      const factor = await takeFactor(c, query, session);
      if (factor.status === 'verified') {
        if (state === 'lacks_second_factor') throw insufficientAal();
        if (!(await hasJustProven(query, session))) throw proofRequired();
      }
      await query('delete from auth.mfa_factors where id = $1', [factor.id]);
      // A session that was raised by this factor loses its assurance level.
      await query(`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1`, [
        factor.id,
      ]);
      return factor.id;
    }),
  );
  return c.json({ id });
}
