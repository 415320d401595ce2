import type { SmtpSettings } from '@cardsift/backend/backend-settings';
import { createEmail } from '@cardsift/backend/mail/create-email';
import { readSmtp } from '@cardsift/backend/mail/smtp-variables';
import { createWorkflow } from '@cardsift/extraction/create-workflow';
import { createSearchProvider } from '@cardsift/extraction/enrichment/create-search-provider';
import { createEnrichmentWorker } from '@cardsift/extraction/enrichment/enrichment-worker';
import { createNewsMailer } from '@cardsift/extraction/news/news-mailer';
import { createReaderPool } from '@cardsift/extraction/reader-pool';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { parseEnv, type WorkflowEnv } from './env.ts';

/** Readings that have begun get this long to end before the process goes anyway. */
const SHUTDOWN_MS = 30_000;

function readEnv(): WorkflowEnv {
  try {
    return parseEnv(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

/** Nobody is told anything where no mail server is named, or no site for the links. */
function openNewsMailer(smtp: SmtpSettings | undefined, siteUrl: string | undefined) {
  if (!smtp || !siteUrl) return undefined;
  const { email, settle } = createEmail(smtp, () => undefined, logger);
  const mailer = createNewsMailer({
    supabase,
    send: (mail) => email.send(mail),
    siteUrl: siteUrl.replace(/\/$/, ''),
    logger,
  });
  return { start: mailer.start, stop: () => mailer.stop().then(settle) };
}

const env = readEnv();
const logger = pino({ level: env.LOG_LEVEL });
const pool = createReaderPool({
  workers: env.READER_WORKERS,
  queueLimit: env.READER_QUEUE,
  threads: env.READER_THREADS,
  deadline: env.READER_DEADLINE * 1000,
  modelDir: env.MODEL_DIR,
});
const supabase = {
  url: env.SUPABASE_URL,
  publishableKey: env.SUPABASE_PUBLISHABLE_KEY,
  secretKey: env.SUPABASE_SECRET_KEY,
};
const workflow = createWorkflow({
  supabase,
  pool,
  logger,
  demoPerHour: env.DEMO_PER_HOUR,
  trustProxy: env.TRUST_PROXY,
  corsOrigins: env.CORS_ORIGINS,
});
const enrichment = createEnrichmentWorker({
  supabase,
  provider: createSearchProvider(env),
  logger,
});
const news = openNewsMailer(readSmtp(env), env.SITE_URL);
if (env.ENRICHMENT) {
  enrichment.start();
  news?.start();
}

const app = new Hono().get('/healthz', (c) => c.json({ status: 'ok' })).route('/', workflow);
const server = serve({ fetch: app.fetch, hostname: env.HOST, port: env.PORT }, ({ port }) => {
  logger.info({ port }, 'listening');
});

function stop(): void {
  logger.info('stopping');
  setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
  server.close(() => {
    void Promise.all([pool.close(), enrichment.stop(), news?.stop()]).then(() => process.exit(0));
  });
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
