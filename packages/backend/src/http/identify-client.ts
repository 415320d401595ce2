import { isLoopbackHostname } from '@supabase/lite';
import { createMiddleware } from 'hono/factory';
import { clientAddress } from './client-address.ts';
import { isLocalRequest } from './is-local-request.ts';
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
