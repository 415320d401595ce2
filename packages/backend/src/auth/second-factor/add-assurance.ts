import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { SqlDatabase } from '../../database/sql-database.ts';

type Service = (request: Request) => Promise<Response>;

const sessionSchema = z.looseObject({
  access_token: z.string(),
  user: z.looseObject({ id: z.guid() }),
});
const userSchema = z.looseObject({ id: z.guid() });
const claimsSchema = z.looseObject({ session_id: z.guid() });

/**
 * Supabase Lite knows no second factor. This adds what a Supabase project has: `factors` in the user object, and
 * the session's assurance level (`aal`) in tokens.
 */
export function addAssurance(service: Service, database: SqlDatabase, jwtSecret: string): Service {
  const key = new TextEncoder().encode(jwtSecret);

  const factorsOf = (userId: string) =>
    database.exclusively(() =>
      database.query(
        `select id, friendly_name, factor_type, status, created_at, updated_at
         from auth.mfa_factors where user_id = $1 order by created_at`,
        [userId],
      ),
    );

  async function signAgain(token: string): Promise<string> {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
    const { session_id } = claimsSchema.parse(payload);
    const [session] = await database.exclusively(() =>
      database.query<{ aal: string | null }>('select aal from auth.sessions where id = $1', [
        session_id,
      ]),
    );
    const aal = session?.aal ?? 'aal1';
    const amr = aal === 'aal2' ? [{ method: 'totp', timestamp: payload.iat }] : [];
    const { alg, ...header } = decodeProtectedHeader(token);
    return new SignJWT({ ...payload, aal, amr })
      .setProtectedHeader({ ...header, alg: alg ?? 'HS256' })
      .sign(key);
  }

  async function complete(path: string, body: unknown): Promise<unknown> {
    if (path === '/auth/v1/user') {
      const user = userSchema.parse(body);
      return { ...user, factors: await factorsOf(user.id) };
    }
    const session = sessionSchema.parse(body);
    const user = { ...session.user, factors: await factorsOf(session.user.id) };
    return { ...session, access_token: await signAgain(session.access_token), user };
  }

  return async (request) => {
    const answer = await service(request);
    const { pathname } = new URL(request.url);
    if (!answer.ok || !['/auth/v1/user', '/auth/v1/token'].includes(pathname)) return answer;
    const headers = new Headers(answer.headers);
    headers.delete('content-length');
    const body = await complete(pathname, await answer.json());
    return Response.json(body, { status: answer.status, headers });
  };
}
