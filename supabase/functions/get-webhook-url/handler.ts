const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type, x-region',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
};

/**
 * Tells the page where to send its pictures: `{ webhookUrl }`. The URL is no secret, because the
 * webhook requires an access token itself.
 */
export function handleGetWebhookUrl(request: Request, webhookUrl: string | undefined): Response {
  if (request.method === 'OPTIONS')
    return new Response(null, { status: 204, headers: CORS_HEADERS });
  if (!webhookUrl) {
    return Response.json(
      { code: 'webhook_not_configured', message: 'WEBHOOK_URL is not set.' },
      { status: 503, headers: CORS_HEADERS },
    );
  }
  return Response.json({ webhookUrl }, { headers: CORS_HEADERS });
}
