import { handleGetWebhookUrl } from './handler.ts';

// Supabase runs functions on Deno, whose types the rest of the project lacks.
declare const Deno: {
  serve(handler: (request: Request) => Response): void;
  env: { get(name: string): string | undefined };
};

Deno.serve((request) => handleGetWebhookUrl(request, Deno.env.get('WEBHOOK_URL')));
