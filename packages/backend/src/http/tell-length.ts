import { createMiddleware } from 'hono/factory';

/**
 * Says how long a refusal is. An answer of unknown length is compressed, and for a sentence of a hundred bytes that is most of
 * what it costs: who floods a server gets hundreds of them a second.
 */
export const tellLength = createMiddleware(async (c, next) => {
  await next();
  if (c.res.status < 400 || !c.res.body || c.res.headers.has('content-length')) return;
  const body = await c.res.arrayBuffer();
  c.res = new Response(body, c.res);
  c.res.headers.set('Content-Length', String(body.byteLength));
});
