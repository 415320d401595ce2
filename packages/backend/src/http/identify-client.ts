import { isLoopbackAddress, isLoopbackHostname } from '@supabase/lite';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { clientAddress } from './client-address.ts';
import type { ServerEnv } from './server-env.ts';

/** The headers in which the usual proxies name their clients. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Tells who sends a request, and whether they are on this machine. A request through a proxy is never local. Some
 * proxies add no header and name us as the host, so once the site has a public URL nobody is local.
 */
export function identifyClient(trustProxy: boolean, siteUrl: string) {
  const mayBeLocal = isLoopbackHostname(new URL(siteUrl).hostname);
  return createMiddleware<ServerEnv>(async (c, next) => {
    const peer = c.env.incoming.socket.remoteAddress;
    c.set('clientAddress', clientAddress(c, trustProxy));
    c.set(
      'isLocal',
      mayBeLocal &&
        !PROXY_HEADERS.some((name) => c.req.header(name)) &&
        isLocalRequest(peer, c.req.header('host')),
    );
    await next();
  });
}

/**
 * Whether a request comes from this machine and was meant for it. The network address alone is not enough: a proxy on
 * this machine forwards strangers, and a web page can point its own host name at us.
 */
export function isLocalRequest(peerAddress: string | undefined, host: string | undefined): boolean {
  if (!peerAddress || !host || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return isLoopbackAddress(peerAddress) && isLoopbackHostname(hostname);
}

/**
 * The origin to tell a page. On this machine it is the one that the page used, so `localhost` and `127.0.0.1` both
 * work. Elsewhere a Host header proves nothing, so it is the configured site URL.
 */
export function requestOrigin(c: Context<ServerEnv>, siteUrl: string): string {
  return c.var.isLocal ? `http://${c.req.header('host')}` : siteUrl;
}
