import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { getSupabase } from '../supabase.ts';
import { askForWebhookAddress, createWebhookAddress } from './webhook-address.ts';

const secondReaderSchema = z.object({
  model: z.string(),
  /** Who runs it; null where the operator of the server does. */
  provider: z.string().nullable(),
  sees: z.enum(['lines', 'picture']),
  asks: z.enum(['unsure', 'all']),
});
export type SecondReader = z.infer<typeof secondReaderSchema>;

const answerSchema = z.object({ secondReader: secondReaderSchema.nullable() });

const webhookAddress = createWebhookAddress(() => askForWebhookAddress(getSupabase()));

/** The model that the workflow asks about cards, or null; other workflows say nothing of one, and have none. */
export const secondReaderQuery = queryOptions({
  queryKey: ['second-reader'],
  queryFn: async ({ signal }): Promise<SecondReader | null> => {
    const response = await fetch(await webhookAddress(), { signal });
    if (!response.ok) return null;
    const answer = answerSchema.safeParse(await response.json().catch(() => null));
    return answer.data?.secondReader ?? null;
  },
});

/** Who sees what of a card, in sentences. */
export function describeSecondReader({ model, provider, sees, asks }: SecondReader): string {
  const which = asks === 'all' ? 'Every card' : 'A card that our reader is not sure of';
  const where = provider
    ? `${provider}, which your server’s operator chose`
    : 'your server’s operator';
  const what =
    sees === 'picture'
      ? 'It gets a picture of the card and the text that was read on it'
      : 'It gets the text that was read on the card, and no picture';
  return `${which} is read once more by the model ${model}, run by ${where}. ${what}. Cards read on this device are never sent.`;
}
