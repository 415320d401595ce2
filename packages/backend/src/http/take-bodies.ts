import { createMiddleware } from 'hono/factory';
import { verifyBearer } from '../auth/verify-bearer.ts';
import { BODY_LIMITS } from '../limits.ts';
import type { Secrets } from '../secrets.ts';
import type { BodyIntake, IntakeRefusal } from './body-intake.ts';
import type { ServerEnv } from './server-env.ts';

/**
 * Takes the bodies of all that supabase-js asks: first the key, then a place, then the bytes. What comes
 * after has the whole body at hand. The webhook takes its pictures itself.
 */
export function takeBodies(intake: BodyIntake, secrets: Secrets) {
  const keys: (string | undefined)[] = [secrets.publishableKey, secrets.secretKey];
  return createMiddleware<ServerEnv>(async (c, next) => {
    const request = c.req.raw;
    const limit = BODY_LIMITS.find(({ path }) => c.req.path.startsWith(path));
    if (!limit || ['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return next();
    const bearer = c.req.header('authorization')?.replace(/^Bearer\s+/i, '');
    if (!keys.includes(c.req.header('apikey')) && !keys.includes(bearer)) {
      const message = 'Send the key of this server as the header “apikey”.';
      return c.json({ code: 'missing_key', error_code: 'missing_key', message, msg: message }, 401);
    }
    // Whether the token still holds is asked later; here it only says whose share counts.
    const claims = await verifyBearer(c.req.header('authorization'), secrets.jwtSecret);
    const sender = { address: c.var.clientAddress, person: claims?.sub };
    const taken = await intake.take(request, sender, limit.bytes, limit.seconds);
    if (!taken.ok) {
      if ('retryAfter' in taken) c.header('Retry-After', String(taken.retryAfter));
      return c.json(describe(taken), taken.status);
    }
    const { url, method, headers, signal } = request;
    const body = taken.bytes.length > 0 ? taken.bytes : undefined;
    c.req.raw = new Request(url, { method, headers, signal, body });
    try {
      await next();
    } finally {
      taken.release();
    }
  });
}

/** Auth clients read `msg`, all others `message`. */
function describe({ code, message }: IntakeRefusal) {
  return { code, error_code: code, message, msg: message };
}
