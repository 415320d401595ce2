import type { ServerEnv } from '@cardsift/backend/http/server-env';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';

/** Logs what was asked and how it went; never the query, an address or a body. */
export function logRequests(logger: Logger) {
  return createMiddleware<ServerEnv>(async (c, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round(performance.now() - start);
    logger.info({ method: c.req.method, path: withoutNames(c.req.path), status: c.res.status, ms });
  });
}

/** The name of a stored file is a person's name. */
function withoutNames(path: string): string {
  return path.replace(/^(\/storage\/v1\/object)\/.*/, '$1/…');
}
