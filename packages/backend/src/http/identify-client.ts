import { isLoopbackAddress, isLoopbackHostname } from '@supabase/lite';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { clientAddress } from './client-address.ts';
import type { ServerEnv } from './server-env.ts';

/** What the usual proxies say of those they speak for. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Says who asks, and whether they sit at this machine. What a proxy passes on is never local; since
 * some add no header and name us as the host, nobody is local once the site has a public address.
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
 * Whether a request comes from this machine and was meant for it. The address alone is not enough:
 * a proxy on this machine passes on strangers, and a web page can point a name of its own at us.
 */
export function isLocalRequest(peerAddress: string | undefined, host: string | undefined): boolean {
  if (!peerAddress || !host || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return isLoopbackAddress(peerAddress) && isLoopbackHostname(hostname);
}

/**
 * The origin to tell a page about. On this machine that is the one it asked under, so that
 * `localhost` and `127.0.0.1` both work; anywhere else a Host header proves nothing, and the
 * configured site address holds.
 */
export function requestOrigin(c: Context<ServerEnv>, siteUrl: string): string {
  return c.var.isLocal ? `http://${c.req.header('host')}` : siteUrl;
}
