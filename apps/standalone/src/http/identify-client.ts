import { createMiddleware } from 'hono/factory';
import { isLocalRequest } from './is-local-request.ts';
import type { ServerEnv } from './server-env.ts';

/** Says who asks. Behind a proxy the last X-Forwarded-For entry is the one the proxy itself wrote. */
export function identifyClient(trustProxy: boolean) {
  return createMiddleware<ServerEnv>(async (c, next) => {
    const peer = c.env.incoming.socket.remoteAddress;
    const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : '';
    c.set('clientAddress', forwarded || peer || 'unknown');
    c.set(
      'isLocal',
      !c.req.header('x-forwarded-for') && isLocalRequest(peer, c.req.header('host')),
    );
    await next();
  });
}
