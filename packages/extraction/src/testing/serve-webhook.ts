import { nameRequests } from '@cardsift/backend/request-id';
import { serveParent } from '@cardsift/backend/testing/start-test-backend';
import { Hono } from 'hono';
import { pino } from 'pino';
import { createWorkflow } from '../create-workflow.ts';
import { scriptedPool } from './scripted-pool.ts';

// A busy machine must not count as a backend that is down.
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
