import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Logger } from 'pino';
import { guardAuth } from './backend/auth-gate.ts';
import type { Backend } from './backend/create-backend.ts';
import { hideAccounts, type ReadPasswordHash } from './backend/hide-accounts.ts';
import { siteOrigins } from './backend/safe-redirect.ts';
import type { Config } from './config.ts';
import { functionRoutes } from './functions/function-routes.ts';
import { identifyClient } from './http/identify-client.ts';
import { logRequests } from './http/log-requests.ts';
import { limitRates } from './http/rate-limits.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { ServerEnv } from './http/server-env.ts';
import type { Inbox } from './mail/inbox.ts';
import { inboxRoutes } from './mail/inbox-routes.ts';

export interface ServerParts {
  config: Config;
  logger: Logger;
  backend: Backend;
  readPasswordHash: ReadPasswordHash;
  /** The extraction webhook of apps/workflow. */
  workflow: { fetch(request: Request, env: unknown): Response | Promise<Response> };
  /** Absent where mail goes to a mail server. */
  inbox: Inbox | undefined;
  site: Hono<ServerEnv>;
}

/** Everything the process answers, readable from top to bottom in the order it is tried. */
export function createServer(parts: ServerParts): Hono<ServerEnv> {
  const { config, logger, backend, readPasswordHash, workflow, inbox, site } = parts;
  const server = new Hono<ServerEnv>();

  server.onError((error, c) => {
    logger.error({ name: error.name, stack: error.stack, path: c.req.path }, 'request failed');
    return c.json({ code: 'internal_error', message: 'Something went wrong on our side.' }, 500);
  });

  server.use(identifyClient(config.trustProxy, config.siteUrl));
  server.use(logRequests(logger));
  server.use(securityHeaders(config.siteUrl));
  server.use(compress());
  server.get('/healthz', (c) => c.json({ status: 'ok' }));
  server.use(limitRates(config.rateLimitFactor));

  server.use('/storage/v1/*', async (c, next) => {
    await next();
    // Whatever somebody managed to store must not run with this site's rights.
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
  });
  const origins = siteOrigins(config.siteUrl, config.port);
  const publicBackend = guardAuth(hideAccounts(backend, readPasswordHash), origins);
  for (const path of ['/auth/v1/*', '/rest/v1/*', '/storage/v1/*']) {
    server.all(path, (c) => publicBackend(c.req.raw, c.env.incoming.socket.remoteAddress));
  }
  server.route('/', functionRoutes(config.siteUrl, config.webhookUrl));
  server.all('/webhook/*', (c) => workflow.fetch(c.req.raw, c.env));
  if (inbox) server.route('/', inboxRoutes(inbox));
  server.route('/', site);
  return server;
}
