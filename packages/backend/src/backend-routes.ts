import { Hono } from 'hono';
import { functionRoutes } from './functions/function-routes.ts';
import type { ServerEnv } from './http/server-env.ts';
import { inboxRoutes } from './mail-delivery/inbox-routes.ts';
import type { OpenBackend } from './open-backend.ts';

/** The addresses that pages and pictures are sent to. */
interface Addresses {
  siteUrl: string;
  /** If absent, this server's own webhook. */
  webhookUrl: string | undefined;
}

/** All routes of a Supabase project, and the inbox if mails are not sent. */
export function backendRoutes(
  backend: Pick<OpenBackend, 'answer' | 'inbox' | 'settleMail'>,
  { siteUrl, webhookUrl }: Addresses,
): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.use('/storage/v1/*', async (c, next) => {
    await next();
    // A stored file must not run scripts with this site's rights.
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
  });
  for (const path of ['/auth/v1/*', '/rest/v1/*', '/storage/v1/*']) {
    routes.all(path, (c) => backend.answer(c.req.raw, c.var.clientAddress));
  }
  routes.route('/', functionRoutes(siteUrl, webhookUrl));
  if (backend.inbox) routes.route('/', inboxRoutes(backend.inbox, backend.settleMail));
  return routes;
}
