import { z } from 'zod';
import type { Backend } from '../supabase.ts';

/** Where the workflow is when the backend does not say: mounted beside this page. */
const FALLBACK_WEBHOOK_ADDRESS = '/webhook/business-card';

const CACHE_MS = 5 * 60_000;

const answerSchema = z.object({ webhookUrl: z.url({ protocol: /^https?$/ }) });

/** Gives the body of the edge function `get-webhook-url`; rejects when it fails. */
type AskForAddress = () => Promise<unknown>;

export const askForWebhookAddress = async (backend: Backend): Promise<unknown> => {
  const { data, error } = await backend.functions.invoke('get-webhook-url');
  if (error) throw error;
  return data;
};

/**
 * Gives the workflow's address, asked for at most once in five minutes. A failure is not kept:
 * the fallback serves that once and the next call asks again.
 */
export function createWebhookAddress(ask: AskForAddress, now: () => number = Date.now) {
  let known: { address: Promise<string>; at: number } | undefined;

  return async function webhookAddress(): Promise<string> {
    // If the clock was set back meanwhile, `at` is in the future.
    if (known === undefined || Math.abs(now() - known.at) >= CACHE_MS) {
      const address = ask().then((answer) => answerSchema.parse(answer).webhookUrl);
      known = { address, at: now() };
    }
    const asked = known;
    try {
      return await asked.address;
    } catch (error) {
      if (known === asked) known = undefined;
      console.warn('The webhook address could not be read; using the default one.', error);
      return FALLBACK_WEBHOOK_ADDRESS;
    }
  };
}
