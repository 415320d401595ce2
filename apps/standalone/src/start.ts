import type { Server } from 'node:http';
import { join } from 'node:path';
import { askAs } from '@cardsift/backend/database/fair-share/asker';
import { requireWritable } from '@cardsift/backend/database/require-writable';
import { createBodyIntake } from '@cardsift/backend/http/body-intake';
import { upgradeAddress } from '@cardsift/backend/http/client-address';
import { closeInOrder } from '@cardsift/backend/http/close-in-order';
import { measureRequests } from '@cardsift/backend/metrics/request-metrics';
import { serveMetrics } from '@cardsift/backend/metrics/serve-metrics';
import { openBackend } from '@cardsift/backend/open-backend';
import { createCarddav } from '@cardsift/carddav/create-carddav';
import { createTokenSigner } from '@cardsift/carddav/sign-token';
import { createWorkflow } from '@cardsift/extraction/create-workflow';
import { createFoundProfileMailer } from '@cardsift/extraction/found-profile-mails/found-profile-mailer';
import { DEMO_READINGS_PER_HOUR } from '@cardsift/extraction/limits';
import { createEnrichmentWorker } from '@cardsift/extraction/profile-search/enrichment-worker';
import { createReaderPool } from '@cardsift/extraction/reader-processes/reader-pool';
import { createScanMetrics } from '@cardsift/extraction/scan-metrics';
import { openSecondReader } from '@cardsift/extraction/second-reader/open-second-reader';
import { serve } from '@hono/node-server';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import type { Config } from './config.ts';
import { createServer } from './create-server.ts';
import { giveBackMemory } from './give-back-memory.ts';
import { countRequests, type RequestCount } from './http/count-requests.ts';
import { lockDataDirectory } from './lock-data-directory.ts';
import { siteRoutes } from './site/site-routes.ts';

/** Milliseconds that running requests get once the server stops. A reading takes ten seconds at most. */
const ANSWER_LIMIT = 20_000;
/**
 * Milliseconds for the last answers to be sent. A client that is still connected after that has not finished
 * its request.
 */
const SEND_LIMIT = 1000;

interface RunningServer {
  /** Accepts no more requests, finishes the running ones, and closes the database. */
  stop(): Promise<void>;
}

/** Starts everything in this process. `say` tells the person at the terminal. */
export async function start(
  config: Config,
  logger: Logger,
  say: (line: string) => void,
): Promise<RunningServer> {
  await requireData(config);
  // Without the embedded database, several processes may share the folder's other contents: keys and stored
  // cards.
  const unlock = config.databaseUrl ? () => undefined : lockDataDirectory(config.dataDirectory);
  say('Opening the database …');
  const backend = await openBackend(config, logger, say);
  const registry = new Registry();
  const scans = createScanMetrics(registry);
  const compileCache = join(config.dataDirectory, 'compile-cache');
  const pool = scans.measure(createReaderPool({ ...config.reader, compileCache }));
  const supabase = {
    url: config.siteUrl,
    publishableKey: backend.secrets.publishableKey,
    secretKey: backend.secrets.secretKey,
    fetch: (...request: ConstructorParameters<typeof Request>) =>
      backend.answerOwn(new Request(...request)),
  };
  const enrichment = createEnrichmentWorker({ supabase, provider: config.search, logger });
  const news = createFoundProfileMailer({
    supabase,
    send: backend.sendMail,
    siteUrl: config.siteUrl,
    logger,
  });
  const intake = createBodyIntake();
  const secondReader = await openSecondReader(config.secondReader, {
    logger,
    onAnswer: scans.countSecond,
    createLimiter: backend.createLimiter,
  });
  const workflow = createWorkflow({
    supabase,
    intake,
    secondReader,
    pool,
    logger,
    onScan: scans.count,
    trustProxy: config.trustProxy,
    createLimiter: backend.createLimiter,
    demoPerHour: Math.ceil(DEMO_READINGS_PER_HOUR * config.rateLimitFactor),
  });
  const carddav = createCarddav({
    supabase,
    signToken: await createTokenSigner(backend.secrets.jwtSecret),
    intake,
    logger,
    trustProxy: config.trustProxy,
    createLimiter: backend.createLimiter,
    rateLimitFactor: config.rateLimitFactor,
    askAs: (name, work) => askAs({ kind: 'member', name }, work),
  });
  const site = await siteRoutes(config.builtSite, config.siteUrl, backend.secrets.publishableKey);
  const work = countRequests();
  const measure = measureRequests(registry);
  const server = createServer({
    ...{ work, measure, config, logger, backend, intake },
    ...{ workflow, carddav, site },
  });

  const listener = await listen(server.fetch, config);
  const endRealtime = await backend.attachRealtime(listener, (request) =>
    upgradeAddress(request, config.trustProxy),
  );
  const endMetrics = config.metrics && (await serveMetrics(registry, config.metrics));
  enrichment.start();
  news.start();
  const endGivingBack = giveBackMemory();
  return {
    async stop() {
      endRealtime();
      endMetrics?.();
      endGivingBack();
      intake.close();
      await closeListener(listener, work);
      await Promise.all([pool.close(), enrichment.stop(), news.stop()]);
      await backend.close();
      unlock();
    },
  };
}

/** With another database the folder may be read-only, once it has the keys. */
async function requireData({ dataDirectory, databaseUrl }: Config): Promise<void> {
  if (databaseUrl) return;
  await requireWritable(dataDirectory).catch((cause) => {
    const remedy = 'See that the disk has room and that the folder belongs to you.';
    throw new Error(`Nothing can be written to ${dataDirectory}. ${remedy}`, { cause });
  });
}

/**
 * Accepts nothing new, answers what has arrived completely, and drops clients that do not finish their
 * request.
 */
async function closeListener(listener: Server, work: RequestCount): Promise<void> {
  const closed = new Promise((resolve) => listener.close(resolve));
  const late = setTimeout(() => listener.closeAllConnections(), ANSWER_LIMIT);
  await Promise.race([work.idle(), closed]);
  listener.closeIdleConnections();
  const unfinished = setTimeout(() => listener.closeAllConnections(), SEND_LIMIT);
  await closed;
  clearTimeout(late);
  clearTimeout(unfinished);
}

function listen(fetch: Parameters<typeof serve>[0]['fetch'], config: Config): Promise<Server> {
  return new Promise((resolve, reject) => {
    const listener = serve({ fetch, port: config.port, hostname: config.host }, () =>
      resolve(listener as Server),
    ) as Server;
    // In milliseconds. A client that sends one header line a minute keeps a connection no longer than this.
    listener.headersTimeout = 20_000;
    listener.requestTimeout = 120_000;
    closeInOrder(listener);
    listener.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${config.port} is taken. Choose another: PORT=3001 npm start`)
          : error,
      ),
    );
  });
}
