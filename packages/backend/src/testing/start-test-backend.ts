import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { backendRoutes } from '../backend-routes.ts';
import type { BackendSettings } from '../backend-settings.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { askInTurns } from '../http/ask-in-turns.ts';
import { createBodyIntake } from '../http/body-intake.ts';
import { upgradeAddress } from '../http/client-address.ts';
import { identifyClient } from '../http/identify-client.ts';
import { readRequestBodies } from '../http/read-request-bodies.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { type OpenBackend, openBackendOn } from '../open-backend.ts';
import type { TestBackend, TestBackendAccess } from './fork-test-backend.ts';
import { openMigratedDatabase } from './migrated-database.ts';

/** Other routes of the server, such as the webhook. None if absent. */
type MoreRoutes = (access: TestBackendAccess, backend: OpenBackend) => Hono;

/**
 * Starts the whole backend in this process, on a port of its own and a database in memory. Tests share
 * it, and each makes its own people.
 */
export async function startTestBackend(
  more?: MoreRoutes,
): Promise<TestBackend & { database: SqlDatabase }> {
  let app = new Hono<ServerEnv>();
  const listener = serve({
    // The routes are made once the address is known.
    fetch: (request, env) => app.fetch(request, env),
    port: 0,
    hostname: '127.0.0.1',
  }) as Server;
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const dataDirectory = await mkdtemp(join(tmpdir(), 'cardsift-backend-'));
  const settings = settingsOf(port, dataDirectory);
  const database = await openMigratedDatabase();
  const logger = pino({ level: 'silent' });
  const backend = await openBackendOn(database, settings, logger, () => undefined);
  const endRealtime = await backend.attachRealtime(listener, (request) =>
    upgradeAddress(request, false),
  );
  const access = { url: settings.siteUrl, ...backend.secrets };
  app = new Hono<ServerEnv>()
    .use(identifyClient(false, settings.siteUrl))
    .use(askInTurns(backend.secrets))
    .use(readRequestBodies(createBodyIntake(), backend.secrets))
    .route('/', backendRoutes(backend, { siteUrl: settings.siteUrl, webhookUrl: undefined }));
  if (more) app.route('/', more(access, backend));
  return {
    access,
    database,
    async close() {
      endRealtime();
      listener.close();
      listener.closeAllConnections();
      await backend.close();
      await rm(dataDirectory, { recursive: true });
    },
  };
}

/**
 * Starts one for the parent process, tells it how to reach the backend, and ends when it disconnects.
 */
export async function serveParent(more?: MoreRoutes): Promise<void> {
  const backend = await startTestBackend(more);
  process.once('disconnect', () => void backend.close());
  process.send?.(backend.access);
}

function settingsOf(port: number, dataDirectory: string): BackendSettings {
  const often = { requests: 10_000, seconds: 60 };
  return {
    port,
    siteUrl: `http://127.0.0.1:${port}`,
    dataDirectory,
    databaseUrl: undefined,
    smtp: undefined,
    s3: undefined,
    google: undefined,
    // bcrypt's lowest cost. Tests of hashing set their own.
    passwordCost: 4,
    guessLimits: { known: often, strange: often },
    mailLimit: often,
    databaseTimeFactor: 1,
    bytesPerPerson: 200 * 1024 * 1024,
  };
}
