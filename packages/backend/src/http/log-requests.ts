import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';

/**
 * Logs each request and its outcome, but never the query, an address or a body. A failure is logged at every level,
 * with the reference that the person was given.
 */
export function logRequests(logger: Logger) {
  return createMiddleware(async (c, next) => {
    const start = performance.now();
    await next();
    const { status } = c.res;
    const ms = Math.round(performance.now() - start);
    const line = { method: c.req.method, path: withoutNames(c.req.path), status, ms };
    logger[status < 500 ? 'info' : 'warn'](line);
  });
}

/**
 * Removes file names from a path: a stored file is named after a person, and so may be a card in an address book.
 */
function withoutNames(path: string): string {
  return path.replace(/^(\/storage\/v1\/object|\/dav\/\w+)\/.*/, '$1/…');
}
