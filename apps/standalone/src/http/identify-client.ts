import { clientAddress } from '@cardsift/workflow/client-address';
import { createMiddleware } from 'hono/factory';
import { isLocalRequest } from './is-local-request.ts';
import type { ServerEnv } from './server-env.ts';

/** Says who asks, and whether they sit at this machine. What a proxy passes on is never local. */
export function identifyClient(trustProxy: boolean) {
  return createMiddleware<ServerEnv>(async (c, next) => {
    const peer = c.env.incoming.socket.remoteAddress;
    c.set('clientAddress', clientAddress(c, trustProxy));
    c.set(
      'isLocal',
      !c.req.header('x-forwarded-for') && isLocalRequest(peer, c.req.header('host')),
    );
    await next();
  });
}
