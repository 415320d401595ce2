import { jwtVerify, SignJWT } from 'jose';

export const JWT_SECRET = 'a secret that only this test and its backend know';
export const BACKEND_URL = 'http://backend.test';
const SECRET_KEY = 'sb_secret_test';

const keyOf = (secret: string) => new TextEncoder().encode(secret);

/** An access token as the auth service signs it with a shared secret. */
export function accessToken(
  userId: string,
  options: { secret?: string; expiresIn?: number; role?: string } = {},
): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + (options.expiresIn ?? 3600);
  const claims = { sub: userId, role: options.role ?? 'authenticated', aud: 'authenticated', exp };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(keyOf(options.secret ?? JWT_SECRET));
}

export interface FakeSupabase {
  settings: { url: string; publishableKey: string; secretKey: string; fetch: typeof fetch };
  /** Scans each user has reserved and not spent. */
  reserved: Map<string, number>;
  /** Scans that were given back, by user, in order. */
  givenBack: string[];
  /** Users with the Pro plan. */
  pro: Set<string>;
  /** Set to make every call fail as an unreachable backend does. */
  down: boolean;
}

/** Answers at the level of fetch as Supabase does: `/auth/v1/user` and the two quota functions. */
export function fakeSupabase(reserved: Record<string, number> = {}): FakeSupabase {
  const json = (body: unknown, status = 200) => Response.json(body, { status });

  async function answer(request: Request): Promise<Response> {
    if (fake.down) throw new TypeError('fetch failed');
    const { pathname } = new URL(request.url);
    const bearer = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    if (pathname === '/auth/v1/user') {
      try {
        const { payload } = await jwtVerify(bearer, keyOf(JWT_SECRET), { algorithms: ['HS256'] });
        return json({ id: payload.sub, aud: 'authenticated' });
      } catch {
        return json({ code: 403, error_code: 'bad_jwt', msg: 'invalid JWT' }, 403);
      }
    }
    if (request.headers.get('apikey') !== SECRET_KEY) return json({ message: 'forbidden' }, 403);
    const { user_uuid: userId, user_id } = (await request.json()) as Record<string, string>;
    if (pathname === '/rest/v1/rpc/is_user_premium') return json(fake.pro.has(user_id ?? ''));
    if (!userId) return json({ message: 'no user' }, 400);
    if (pathname === '/rest/v1/rpc/spend_scan') {
      const left = fake.reserved.get(userId) ?? 0;
      if (left > 0) fake.reserved.set(userId, left - 1);
      return json(left > 0);
    }
    if (pathname === '/rest/v1/rpc/give_back_scan') {
      fake.givenBack.push(userId);
      return new Response(null, { status: 204 });
    }
    return json({ message: 'no such path' }, 404);
  }

  const fake: FakeSupabase = {
    settings: {
      url: BACKEND_URL,
      publishableKey: 'sb_publishable_test',
      secretKey: SECRET_KEY,
      fetch: (input, init) => answer(new Request(input, init)),
    },
    reserved: new Map(Object.entries(reserved)),
    givenBack: [],
    pro: new Set(),
    down: false,
  };
  return fake;
}
