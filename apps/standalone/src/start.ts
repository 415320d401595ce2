import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createWorkflow } from '@cardsift/workflow/create-workflow';
import { createEnrichmentWorker } from '@cardsift/workflow/enrichment/enrichment-worker';
import { createReaderPool } from '@cardsift/workflow/reader-pool';
import { serve } from '@hono/node-server';
import type { Logger } from 'pino';
import { applyRetention } from './apply-retention.ts';
import { createBackend } from './backend/create-backend.ts';
import { passwordHashes } from './backend/password-hashes.ts';
import type { Config } from './config.ts';
import { createServer } from './create-server.ts';
import { openDatabase } from './database/open-database.ts';
import { lockDataDirectory } from './lock-data-directory.ts';
import { createEmail } from './mail/create-email.ts';
import { attachRealtime } from './realtime/attach-realtime.ts';
import { loadSecrets } from './secrets.ts';
import { siteRoutes } from './site/site-routes.ts';

const builtSite = join(import.meta.dirname, '../../web/build/client');

const demoReadingsPerHour = 5;

export interface RunningServer {
  /** Stops taking requests, finishes those under way, and closes the database. */
  stop(): Promise<void>;
}

/** Starts everything in this process. `say` tells the person at the terminal. */
export async function start(
  config: Config,
  logger: Logger,
  say: (line: string) => void,
): Promise<RunningServer> {
  await mkdir(config.dataDirectory, { recursive: true, mode: 0o700 });
  const unlock = await lockDataDirectory(config.dataDirectory);
  const secrets = await loadSecrets(config.dataDirectory);
  say('Opening the database …');
  const database = await openDatabase(
    config.databaseUrl
      ? { kind: 'postgres', url: config.databaseUrl }
      : { kind: 'pglite', directory: join(config.dataDirectory, 'postgres') },
  );
  const { email, inbox, settle } = createEmail(config.smtp, say, logger);
  const backend = createBackend(config, secrets, database, email);
  const pool = createReaderPool(config.reader);
  const supabase = {
    url: config.siteUrl,
    publishableKey: secrets.publishableKey,
    secretKey: secrets.secretKey,
    fetch: (...request: ConstructorParameters<typeof Request>) => backend(new Request(...request)),
  };
  const enrichment = createEnrichmentWorker({ supabase, provider: config.search, logger });
  const workflow = createWorkflow({
    supabase,
    pool,
    logger,
    trustProxy: config.trustProxy,
    demoPerHour: Math.ceil(demoReadingsPerHour * config.rateLimitFactor),
  });
  const site = await siteRoutes(builtSite, config.siteUrl, secrets.publishableKey);
  const server = createServer({
    config,
    logger,
    backend,
    readPasswordHash: passwordHashes(database),
    workflow,
    inbox,
    site,
  });

  const listener = await listen(server.fetch, config);
  const endRealtime = await attachRealtime(listener, database, secrets, logger);
  const endRetention = applyRetention(database, logger);
  enrichment.start();
  return {
    async stop() {
      endRetention();
      await endRealtime();
      await new Promise<void>((resolve) => {
        listener.close(() => resolve());
        listener.closeIdleConnections();
      });
      await Promise.all([pool.close(), enrichment.stop(), settle()]);
      await database.close();
      unlock();
    },
  };
}

function listen(fetch: Parameters<typeof serve>[0]['fetch'], config: Config): Promise<Server> {
  return new Promise((resolve, reject) => {
    const listener = serve({ fetch, port: config.port, hostname: config.host }, () =>
      resolve(listener as Server),
    );
    listener.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${config.port} is taken. Choose another: PORT=3001 npm start`)
          : error,
      ),
    );
  });
}
