import { backendRoutes } from '@cardsift/backend/backend-routes';
import { describeError } from '@cardsift/backend/describe-error';
import { announceLength } from '@cardsift/backend/http/announce-length';
import { askInTurns } from '@cardsift/backend/http/ask-in-turns';
import { beginInRounds } from '@cardsift/backend/http/begin-in-rounds';
import type { BodyIntake } from '@cardsift/backend/http/body-intake';
import { identifyClient } from '@cardsift/backend/http/identify-client';
import { limitUnreadAnswers } from '@cardsift/backend/http/limit-unread-answers';
import { logRequests } from '@cardsift/backend/http/log-requests';
import { readRequestBodies } from '@cardsift/backend/http/read-request-bodies';
import type { ServerEnv } from '@cardsift/backend/http/server-env';
import type { OpenBackend } from '@cardsift/backend/open-backend';
import { internalError, Refusal } from '@cardsift/backend/refusal';
import { nameRequests } from '@cardsift/backend/request-id';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { Logger } from 'pino';
import { snapshotRoute } from './backup/snapshot-route.ts';
import type { Config } from './config.ts';
import type { RequestCount } from './http/count-requests.ts';
import { refuseOddTargets } from './http/plain-target.ts';
import { limitRates } from './http/rate-limits.ts';
import { securityHeaders } from './http/security-headers.ts';

interface ServerParts {
  config: Config;
  logger: Logger;
  backend: Pick<
    OpenBackend,
    'answer' | 'createLimiter' | 'inbox' | 'isReady' | 'secrets' | 'settleMail' | 'takeSnapshot'
  >;
  /** Counts requests for the operator. */
  measure: MiddlewareHandler;
  /** Counts requests that are still waiting for an answer. */
  work: RequestCount;
  /** The intake for all request bodies of the process. */
  intake: BodyIntake;
  /** The webhook of packages/extraction. */
  workflow: { fetch(request: Request, env: unknown): Response | Promise<Response> };
  /** The address book of packages/carddav. */
  carddav: Hono;
  site: Hono<ServerEnv>;
}

/** All routes of the process, in the order in which they are tried. */
export function createServer(parts: ServerParts): Hono<ServerEnv> {
  const { config, logger, backend, workflow, carddav, site } = parts;
  const server = new Hono<ServerEnv>();

  server.onError((error) => {
    if (error instanceof Refusal) return error.answer;
    logger.error({ error: describeError(error) }, 'request failed');
    return internalError();
  });

  server.use(nameRequests);
  server.use(identifyClient(config.trustProxy, config.siteUrl));
  server.use(logRequests(logger));
  server.use(beginInRounds());
  server.use(securityHeaders(config.siteUrl));
  server.use(compress());
  server.use(announceLength);
  server.use(parts.measure);
  server.use(refuseOddTargets);
  // Healthy means that the process is running. Restarting it would not repair the database.
  server.get('/healthz', (c) => c.json({ status: 'ok' }));
  server.get('/readyz', async (c) =>
    (await backend.isReady())
      ? c.json({ status: 'ready' })
      : c.json({ code: 'database_unavailable', message: 'The database does not answer.' }, 503),
  );
  if (!config.databaseUrl) server.route('/', snapshotRoute(backend, config.dataDirectory));
  server.use(askInTurns(backend.secrets));
  server.use(limitRates(config.rateLimitFactor, backend.createLimiter));
  server.use(limitUnreadAnswers(backend.secrets));
  server.use(readRequestBodies(parts.intake, backend.secrets));
  server.use(parts.work.middleware);

  server.route('/', backendRoutes(backend, config));
  server.all('/webhook/*', (c) => workflow.fetch(c.req.raw, c.env));
  server.route('/', carddav);
  server.route('/', site);
  return server;
}
