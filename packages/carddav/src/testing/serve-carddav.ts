import { serveParent } from '@cardsift/backend/testing/start-test-backend';
import { Hono } from 'hono';
import { pino } from 'pino';
import { createCarddav } from '../create-carddav.ts';
import { createTokenSigner } from '../sign-token.ts';

// A busy machine must not count as a backend that is down.
const timeoutMs = 120_000;

await serveParent((access) => {
  const carddav = createTokenSigner(access.jwtSecret).then((signToken) =>
    createCarddav({
      supabase: { ...access, timeoutMs },
      signToken,
      logger: pino({ level: 'silent' }),
      // Tests of it bring their own.
      rateLimitFactor: 1000,
    }),
  );
  return new Hono().all('*', async (c) => (await carddav).fetch(c.req.raw, c.env));
});
