import { z } from 'zod';
import type { AuthContext, AuthParts } from './auth-parts.ts';

const refreshForm = z.looseObject({ refresh_token: z.string() });

/**
 * Renews a session at the service. If a refresh token is used again long after its first use, two people hold it and
 * one of them stole it (RFC 9700, section 4.14.2). The service then refuses all tokens of that session. This also
 * ends the session, so that its access tokens stop working too.
 */
export async function refresh(c: AuthContext, parts: AuthParts): Promise<Response> {
  const body: unknown = await c.req.raw
    .clone()
    .json()
    .catch(() => undefined);
  const answer = await parts.service(c.req.raw);
  const { data } = refreshForm.safeParse(body);
  if (answer.ok || !data || !(await isReuse(answer))) return answer;
  const { database } = parts;
  await database.exclusively(() =>
    database.transaction(async (query) => {
      const [used] = await query<{ sessionId: string }>(
        'select session_id as "sessionId" from auth.refresh_tokens where token = $1',
        [data.refresh_token],
      );
      if (!used?.sessionId) return;
      await query('delete from auth.refresh_tokens where session_id = $1', [used.sessionId]);
      await query('delete from auth.sessions where id = $1', [used.sessionId]);
    }),
  );
  return answer;
}

const refusalSchema = z.looseObject({ error_code: z.literal('refresh_token_already_used') });

async function isReuse(answer: Response): Promise<boolean> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return refusalSchema.safeParse(body).success;
}
