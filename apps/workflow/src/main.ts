import type { Server } from 'node:http';
import type { SmtpSettings } from '@cardsift/backend/backend-settings';
import { createLogger, keepConsolePrivate } from '@cardsift/backend/create-logger';
import { closeInOrder } from '@cardsift/backend/http/close-in-order';
import { logRequests } from '@cardsift/backend/http/log-requests';
import { createEmail } from '@cardsift/backend/mail-delivery/create-email';
import { readSmtpSettings } from '@cardsift/backend/mail-delivery/smtp-variables';
import { measureRequests } from '@cardsift/backend/metrics/request-metrics';
import { readMetricsAddress, serveMetrics } from '@cardsift/backend/metrics/serve-metrics';
import { nameRequests } from '@cardsift/backend/request-id';
import { createWorkflow } from '@cardsift/extraction/create-workflow';
import { createFoundProfileMailer } from '@cardsift/extraction/found-profile-mails/found-profile-mailer';
import { createSearchProvider } from '@cardsift/extraction/profile-search/create-search-provider';
import { createEnrichmentWorker } from '@cardsift/extraction/profile-search/enrichment-worker';
import { createReaderPool } from '@cardsift/extraction/reader-processes/reader-pool';
import { readReaderOptions } from '@cardsift/extraction/reader-processes/reader-variables';
import { createScanMetrics } from '@cardsift/extraction/scan-metrics';
import { openSecondReader } from '@cardsift/extraction/second-reader/open-second-reader';
import { readSecondReaderSettings } from '@cardsift/extraction/second-reader/second-reader-variables';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Registry } from 'prom-client';
import { parseEnv, type WorkflowEnv } from './env.ts';

/** How long readings that have begun may take to end before the process exits anyway. */
const SHUTDOWN_MS = 30_000;

function readEnv(): WorkflowEnv {
  try {
    return parseEnv(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

/** Without a mail server, or a site for the links, no mails are sent. */
function openNewsMailer(smtp: SmtpSettings | undefined, siteUrl: string | undefined) {
  if (!smtp || !siteUrl) return undefined;
  const { email, settle } = createEmail(smtp, () => undefined, logger);
  const mailer = createFoundProfileMailer({
    supabase,
    send: (mail) => email.send(mail),
    siteUrl: siteUrl.replace(/\/$/, ''),
    logger,
  });
  return { start: mailer.start, stop: () => mailer.stop().then(settle) };
}

const env = readEnv();
const logger = createLogger(env.LOG_LEVEL);
keepConsolePrivate(logger);
const registry = new Registry();
const scans = createScanMetrics(registry);
const readers = createReaderPool(readReaderOptions(env));
const pool = scans.measure(readers);
const supabase = {
  url: env.SUPABASE_URL,
  publishableKey: env.SUPABASE_PUBLISHABLE_KEY,
  secretKey: env.SUPABASE_SECRET_KEY,
};
const workflow = createWorkflow({
  supabase,
  secondReader: await openSecondReader(readSecondReaderSettings(env), {
    logger,
    onAnswer: scans.countSecond,
  }),
  pool,
  logger,
  onScan: scans.count,
  demoPerHour: env.DEMO_PER_HOUR,
  trustProxy: env.TRUST_PROXY,
  corsOrigins: env.CORS_ORIGINS,
});
const enrichment = createEnrichmentWorker({
  supabase,
  provider: createSearchProvider(env),
  logger,
});
const news = openNewsMailer(readSmtpSettings(env), env.SITE_URL);
if (env.ENRICHMENT) {
  enrichment.start();
  news?.start();
}

const metrics = readMetricsAddress(env);
if (metrics) await serveMetrics(registry, metrics);

const app = new Hono()
  .use(nameRequests, logRequests(logger), measureRequests(registry))
  .get('/healthz', (c) => c.json({ status: 'ok' }))
  .all('*', (c) => workflow.fetch(c.req.raw, c.env));
const server = serve({ fetch: app.fetch, hostname: env.HOST, port: env.PORT }, ({ port }) => {
  process.stdout.write(`The workflow is ready on port ${port}.\n`);
});
closeInOrder(server as Server);

function stop(): void {
  logger.info('stopping');
  setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
  server.close(() => {
    void Promise.all([pool.close(), enrichment.stop(), news?.stop()]).then(() => process.exit(0));
  });
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
