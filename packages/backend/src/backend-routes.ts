import { Hono } from 'hono';
import { functionRoutes } from './functions/function-routes.ts';
import type { ServerEnv } from './http/server-env.ts';
import { inboxRoutes } from './mail/inbox-routes.ts';
import type { OpenBackend } from './open-backend.ts';

/** Where pages and pictures are sent. */
interface Addresses {
  siteUrl: string;
  /** When absent, this server's own webhook. */
  webhookUrl: string | undefined;
}

/** Everything of a Supabase project that is asked over HTTP, and the inbox where no mail is sent. */
export function backendRoutes(
  backend: Pick<OpenBackend, 'answer' | 'inbox' | 'settleMail'>,
  { siteUrl, webhookUrl }: Addresses,
): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.use('/storage/v1/*', async (c, next) => {
    await next();
    // Whatever somebody managed to store must not run with this site's rights.
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
  });
  for (const path of ['/auth/v1/*', '/rest/v1/*', '/storage/v1/*']) {
    routes.all(path, (c) => backend.answer(c.req.raw, c.var.clientAddress));
  }
  routes.route('/', functionRoutes(siteUrl, webhookUrl));
  if (backend.inbox) routes.route('/', inboxRoutes(backend.inbox, backend.settleMail));
  return routes;
}
