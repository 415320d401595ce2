import { z } from 'zod';
import { cardFormSchema } from '../form/card-form-schema.ts';

const storedCardSchema = z.object({
  formData: cardFormSchema,
  /** What the code says: the address of the vCard, or the vCard itself. */
  qrCodeValue: z.string().min(1),
  /** Null for guests and after a failed upload. */
  vcardUrl: z.string().nullable(),
  /** When it was generated, in milliseconds. */
  timestamp: z.number(),
});

export type StoredCard = z.infer<typeof storedCardSchema>;

/** One entry for each account, so that the next person at this browser does not see this one's card. */
export function cardStorageKey(userId: string | null): string {
  return `cardsift_${userId ?? 'guest'}_user_vcard`;
}

/** The saved card; null when there is none that can be understood. */
export function readStoredCard(userId: string | null): StoredCard | null {
  try {
    const text = localStorage.getItem(cardStorageKey(userId));
    return text === null ? null : (storedCardSchema.safeParse(JSON.parse(text)).data ?? null);
  } catch (error) {
    console.error('The saved digital card could not be read', error);
    return null;
  }
}

/** Keeps the card in this browser. Where that is not possible it lasts as long as the page. */
export function storeCard(userId: string | null, card: StoredCard): void {
  try {
    localStorage.setItem(cardStorageKey(userId), JSON.stringify(card));
  } catch (error) {
    console.error('The digital card could not be saved in this browser', error);
  }
}
