import { createMiddleware } from 'hono/factory';
import { verifyBearer } from '../auth/verify-bearer.ts';
import { BODY_LIMITS, VISITOR_BODY_BYTES } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { findExcess } from '../rest/check-json.ts';
import type { Secrets } from '../secrets.ts';
import { holdsSecretKey } from './ask-in-turns.ts';
import type { BodyIntake, IntakeRefusal } from './body-intake.ts';
import { isStorableJson } from './is-storable-json.ts';
import type { ServerEnv } from './server-env.ts';

/**
 * Reads the bodies of all requests of supabase-js: first checks the key, then takes a place, then reads the bytes.
 * Later handlers get the whole body and its length, announced or not. The webhook reads its pictures itself.
 */
export function readRequestBodies(intake: BodyIntake, secrets: Secrets) {
  const keys: (string | undefined)[] = [secrets.publishableKey, secrets.secretKey];
  return createMiddleware<ServerEnv>(async (c, next) => {
    const request = c.req.raw;
    const limit = BODY_LIMITS.find(({ path }) => c.req.path.startsWith(path));
    if (!limit || request.method === 'OPTIONS') return next();
    const isRead = ['GET', 'HEAD'].includes(request.method);
    if (isRead && !READ_WITH_KEY.test(c.req.path)) return next();
    const bearer = c.req.header('authorization')?.replace(/^Bearer\s+/i, '');
    if (!keys.includes(c.req.header('apikey')) && !keys.includes(bearer)) {
      const message = 'Send the key of this server as the header “apikey”.';
      return c.json({ code: 'missing_key', error_code: 'missing_key', message, msg: message }, 401);
    }
    if (isRead) return next();
    // Whether the token is still valid is checked later. Here it only decides whose share to use.
    const claims = await verifyBearer(c.req.header('authorization'), secrets.jwtSecret);
    const sender = { address: c.var.clientAddress, person: claims?.sub };
    const isVisitor = !claims && !holdsSecretKey(c.req.raw.headers, secrets);
    const bytes = isVisitor ? Math.min(limit.bytes, VISITOR_BODY_BYTES) : limit.bytes;
    const taken = await intake.take(request, sender, bytes, limit.seconds);
    if (!taken.ok) {
      if ('retryAfter' in taken) c.header('Retry-After', String(taken.retryAfter));
      return c.json(describe(taken), taken.status);
    }
    const refusal = limit.path.startsWith('/rest/v1/') && checkDocument(request, taken.bytes);
    if (refusal) {
      taken.release();
      return refusal.answer;
    }
    try {
      if (isUnstorable(request, taken.bytes)) return c.json(MALFORMED, 400);
      const { url, method, headers } = request;
      const body = taken.bytes.length > 0 ? taken.bytes : undefined;
      const whole = new Request(url, { method, headers, body });
      whole.headers.delete('transfer-encoding');
      whole.headers.set('content-length', String(taken.bytes.length));
      c.req.raw = whole;
      await next();
    } finally {
      taken.release();
    }
  });
}

/**
 * Stored cards are public. All other requests to storage, and all functions, need the key, as Supabase Lite requires it
 * for tables and auth.
 */
const READ_WITH_KEY = /^\/(?:storage\/v1\/(?!object\/public\/)|functions\/v1\/)/;

/**
 * Auth and storage would answer 500 to malformed JSON and to texts that Postgres cannot store. The tables refuse those
 * themselves.
 */
function isUnstorable({ url, headers }: Request, body: Uint8Array): boolean {
  const { pathname } = new URL(url);
  const isJson =
    pathname.startsWith('/auth/v1/') ||
    (pathname.startsWith('/storage/v1/') && /json/i.test(headers.get('content-type') ?? ''));
  return isJson && body.length > 0 && !isStorableJson(body);
}

const MALFORMED = {
  code: 'validation_failed',
  error_code: 'validation_failed',
  error: 'validation_failed',
  statusCode: '400',
  message: 'The request is not well formed.',
  msg: 'The request is not well formed.',
};

/**
 * Refuses bodies with too much in them, and CSV and forms. Tables accept those, but our pages send none, and their
 * contents are not counted here.
 */
function checkDocument({ headers }: Request, bytes: Uint8Array): Refusal | undefined {
  const type = headers.get('content-type') ?? 'application/json';
  if (bytes.length > 0 && !/^application\/[\w.+-]*json\b/i.test(type)) {
    return new Refusal('not_offered', 'content type');
  }
  const excess = findExcess(bytes);
  if (excess === 'row') return new Refusal('row_too_large');
  return excess ? new Refusal('query_too_complex', excess) : undefined;
}

/** Clients of auth read `msg`, all others `message`. */
function describe({ code, message }: IntakeRefusal) {
  return { code, error_code: code, message, msg: message };
}
