import { z } from 'zod';
import { cardStorageKey, readLocalCard } from '#app/browser/local-storage.ts';
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

/** The saved card; null when there is none that can be understood. */
export function readStoredCard(userId: string | null): StoredCard | null {
  return storedCardSchema.safeParse(readLocalCard(userId)).data ?? null;
}

/** Keeps the card, or that there is none, in this browser. Where that is not possible it lasts as long as the page. */
export function storeCard(userId: string | null, card: StoredCard | null): void {
  try {
    if (card === null) localStorage.removeItem(cardStorageKey(userId));
    else localStorage.setItem(cardStorageKey(userId), JSON.stringify(card));
  } catch (error) {
    console.error('The digital card could not be saved in this browser', error);
  }
}
