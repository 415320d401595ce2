import type { Server } from 'node:http';
import { createLogger, keepConsolePrivate } from '@cardsift/backend/create-logger';
import { closeInOrder } from '@cardsift/backend/http/close-in-order';
import { logRequests } from '@cardsift/backend/http/log-requests';
import { measureRequests } from '@cardsift/backend/metrics/request-metrics';
import { readMetricsAddress, serveMetrics } from '@cardsift/backend/metrics/serve-metrics';
import { nameRequests } from '@cardsift/backend/request-id';
import { createCarddav } from '@cardsift/carddav/create-carddav';
import { createTokenSigner } from '@cardsift/carddav/sign-token';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { Registry } from 'prom-client';
import { type CarddavEnv, parseEnv } from './env.ts';

/** How long answers that have begun may take to end before the process exits anyway. */
const SHUTDOWN_MS = 30_000;

function readEnv(): CarddavEnv {
  try {
    return parseEnv(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

const env = readEnv();
const logger = createLogger(env.LOG_LEVEL);
keepConsolePrivate(logger);
const registry = new Registry();
const carddav = createCarddav({
  supabase: {
    url: env.SUPABASE_URL,
    publishableKey: env.SUPABASE_PUBLISHABLE_KEY,
    secretKey: env.SUPABASE_SECRET_KEY,
  },
  signToken: await createTokenSigner(env.SUPABASE_JWT_KEY),
  logger,
  trustProxy: env.TRUST_PROXY,
});

const metrics = readMetricsAddress(env);
if (metrics) await serveMetrics(registry, metrics);

const app = new Hono()
  .use(nameRequests, logRequests(logger), measureRequests(registry), compress())
  .get('/healthz', (c) => c.json({ status: 'ok' }))
  .route('/', carddav);
const server = serve({ fetch: app.fetch, hostname: env.HOST, port: env.PORT }, ({ port }) => {
  process.stdout.write(`The address book is ready on port ${port}.\n`);
});
closeInOrder(server as Server);

function stop(): void {
  logger.info('stopping');
  setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
  server.close(() => process.exit(0));
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
