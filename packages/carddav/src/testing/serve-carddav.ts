import { serveParent } from '@cardsift/backend/testing/start-test-backend';
import { Hono } from 'hono';
import { pino } from 'pino';
import { createCarddav } from '../create-carddav.ts';
import { createTokenSigner } from '../sign-token.ts';

// On a busy machine, a slow backend must not count as one that is down.
const timeoutMs = 120_000;

await serveParent((access) => {
  const carddav = createTokenSigner(access.jwtSecret).then((signToken) =>
    createCarddav({
      supabase: { ...access, timeoutMs },
      signToken,
      logger: pino({ level: 'silent' }),
      // The tests of the rate limit set their own.
      rateLimitFactor: 1000,
    }),
  );
  return new Hono().all('*', async (c) => (await carddav).fetch(c.req.raw, c.env));
});
