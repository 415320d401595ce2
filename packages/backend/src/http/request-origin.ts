import type { Context } from 'hono';
import type { ServerEnv } from './server-env.ts';

/**
 * The origin to tell a page about. On this machine that is the one it asked under, so that
 * `localhost` and `127.0.0.1` both work; anywhere else a Host header proves nothing, and the
 * configured site address holds.
 */
export function requestOrigin(c: Context<ServerEnv>, siteUrl: string): string {
  return c.var.isLocal ? `http://${c.req.header('host')}` : siteUrl;
}
