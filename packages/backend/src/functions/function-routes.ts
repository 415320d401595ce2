import { handleGetWebhookUrl } from '@cardsift/supabase/functions/get-webhook-url/handler.ts';
import { Hono } from 'hono';
import { requestOrigin } from '../http/identify-client.ts';
import type { ServerEnv } from '../http/server-env.ts';

/** Serves supabase/functions as Supabase would, with the same handlers. */
export function functionRoutes(siteUrl: string, webhookUrl: string | undefined): Hono<ServerEnv> {
  return new Hono<ServerEnv>().all('/functions/v1/get-webhook-url', (c) =>
    handleGetWebhookUrl(
      c.req.raw,
      webhookUrl ?? `${requestOrigin(c, siteUrl)}/webhook/business-card`,
    ),
  );
}
