import { createMiddleware } from 'hono/factory';

/**
 * Sets the length of a refusal. An answer of unknown length is compressed, which is most of the cost of a sentence of a
 * hundred bytes, and a client that floods the server gets hundreds of them a second.
 */
export const announceLength = createMiddleware(async (c, next) => {
  await next();
  if (c.res.status < 400 || !c.res.body || c.res.headers.has('content-length')) return;
  const body = await c.res.arrayBuffer();
  c.res = new Response(body, c.res);
  c.res.headers.set('Content-Length', String(body.byteLength));
});
