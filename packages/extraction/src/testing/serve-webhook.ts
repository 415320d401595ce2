import { nameRequests } from '@cardsift/backend/request-id';
import { serveParent } from '@cardsift/backend/testing/start-test-backend';
import { Hono } from 'hono';
import { pino } from 'pino';
import { createWorkflow } from '../create-workflow.ts';
import { scriptedPool } from './scripted-pool.ts';

// On a busy machine, a slow backend must not count as one that is down.
const timeoutMs = 120_000;

await serveParent((access) =>
  new Hono().use(nameRequests).route(
    '/',
    createWorkflow({
      supabase: { ...access, timeoutMs },
      pool: scriptedPool(),
      logger: pino({ level: 'silent' }),
    }),
  ),
);
