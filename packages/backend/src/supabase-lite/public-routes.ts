import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AuthContext, AuthEnv, AuthParts } from '../auth/auth-parts.ts';
import { authRoutes } from '../auth/auth-routes.ts';
import { readSession, type StateOf } from '../auth/live-sessions.ts';
import { answerRefusal, Refusal } from '../refusal.ts';
import { refuseMalformed } from '../storage/refuse-malformed.ts';

/** The routes that strangers may use. Its gates ask the database too, and report if it is down. */
export function publicRoutes(parts: AuthParts): Hono<AuthEnv> {
  const service = (c: AuthContext) => parts.service(c.req.raw);
  return (
    new Hono<AuthEnv>()
      .onError(answerRefusal)
      .use(refuseMalformedTokens)
      .route('/', authRoutes(parts))
      // For tables the session is checked in the same round trip to the database: database/lite-connection.ts.
      .all('/rest/v1/*', service)
      .use(refuseWorthlessSessions(parts.jwtSecret, parts.stateOf))
      .all('/storage/v1/object/sign/*', refuseSignedAddresses)
      .all('/storage/v1/object/upload/*', refuseSignedAddresses)
      .get('/storage/v1/object/public/*', service)
      .get('/storage/v1/object/*', refuseOthersCards(parts.jwtSecret))
      .use('/storage/v1/*', refuseMalformed)
      .all('/storage/v1/*', service)
  );
}

/** A token as RFC 6750, section 2.1, writes it. */
const BEARER_TOKEN = /^Bearer +[\w.~+/-]+=* *$/i;

/**
 * Supabase Lite ignores blanks inside of a token. If we take something for no token, Supabase Lite must do the
 * same, or it would bypass the gate below.
 */
const refuseMalformedTokens = createMiddleware<AuthEnv>(async (c, next) => {
  const authorization = c.req.header('authorization') ?? '';
  if (!/^Bearer\b/i.test(authorization) || BEARER_TOKEN.test(authorization)) return next();
  const message = 'The access token is not well formed.';
  return c.json({ code: 'bad_jwt', error_code: 'bad_jwt', message, msg: message }, 401);
});

/**
 * Refuses signed URLs. They outlive the session and the account that made them, and files stored through them are
 * not counted. Cards are public and need none.
 */
const refuseSignedAddresses = (c: AuthContext) =>
  c.json({ statusCode: '404', error: 'not_offered', message: 'This is not offered here.' }, 404);

/**
 * Refuses to read other people's cards through the API. The bucket is public, so Supabase Lite checks no policy for
 * a card's name: neither for its bytes, which have a public URL anyway, nor for its row, which tells when it was
 * last fetched.
 */
function refuseOthersCards(jwtSecret: string) {
  return createMiddleware<AuthEnv>(async (c, next) => {
    const session = await readSession(c.req.header('authorization'), jwtSecret);
    const [, owner] = OWNER_OF_CARD.exec(c.req.path) ?? [];
    if (session && owner === session.userId) return next();
    // Hosted Supabase's answer for what row level security hides.
    const message = 'Object not found';
    return c.json({ statusCode: '404', error: 'not_found', message }, 400);
  });
}

const OWNER_OF_CARD = /^\/storage\/v1\/object\/(?:info\/)?vcards\/([^/]+)\//;

const REFUSALS = { ended: 'session_not_found', lacks_second_factor: 'insufficient_aal' } as const;

/**
 * Refuses a token whose session has ended or lacks the second factor. Row level security would show such a caller
 * nothing. This gives the reason, and also protects the bytes of files, which no row guards.
 */
function refuseWorthlessSessions(jwtSecret: string, stateOf: StateOf) {
  return createMiddleware<AuthEnv>(async (c, next) => {
    const session = await readSession(c.req.header('authorization'), jwtSecret);
    const state = session ? await stateOf(session) : 'live';
    return state === 'live' ? next() : new Refusal(REFUSALS[state]).answer;
  });
}
