import { parseVcards } from '@cardsift/contacts/vcard/parse-vcard';
import { queryOptions } from '@tanstack/react-query';
import { downloadCardFile, listCardFiles } from '#app/backend/storage/digital-card-files.ts';
import { getSupabase } from '#app/backend/supabase.ts';
import { contactForm } from '../code/card-contact.ts';
import { cardFormSchema } from '../form/card-form-schema.ts';
import type { StoredCard } from '../stored/stored-card.ts';
import { cardUrl } from '../stored/upload-card.ts';

/** A vCard in somebody's public folder: anybody who knows the address can fetch it. */
export interface PublishedCard {
  /** `{sanitizedName}_{timestamp}.vcf` */
  file: string;
  url: string;
  /** Milliseconds, as in the file's name. */
  timestamp: number;
}

/** What an account has published. */
export interface Publications {
  /** Newest first. */
  cards: readonly PublishedCard[];
  /** What the newest one says; null without one that can be understood. */
  newest: StoredCard | null;
}

export const publicationsKey = (userId: string | null) => ['published-cards', userId] as const;

export const publicationsQuery = (userId: string | null) =>
  queryOptions({
    queryKey: publicationsKey(userId),
    queryFn: async (): Promise<Publications> => {
      if (userId === null) return { cards: [], newest: null };
      const files = await listCardFiles(getSupabase(), userId);
      const cards = files
        .map((file) => describePublished(userId, file))
        .toSorted((a, b) => b.timestamp - a.timestamp);
      const [latest] = cards;
      return { cards, newest: latest ? await readPublished(userId, latest) : null };
    },
  });

/** What a file in a person's folder is, by its name. */
export function describePublished(userId: string, file: string): PublishedCard {
  const timestamp = Number(/_(\d+)\.vcf$/.exec(file)?.[1] ?? 0);
  return { file, url: cardUrl(`${userId}/${file}`), timestamp };
}

async function readPublished(userId: string, card: PublishedCard): Promise<StoredCard | null> {
  const bytes = await downloadCardFile(getSupabase(), userId, card.file);
  const [contact] = parseVcards(new TextDecoder().decode(bytes));
  const form = contact && cardFormSchema.safeParse(contactForm(contact)).data;
  if (!form) return null;
  return { formData: form, qrCodeValue: card.url, vcardUrl: card.url, timestamp: card.timestamp };
}

/**
 * The card to show, given the one this browser keeps: a newer one of another device takes its place,
 * and one that was withdrawn is none any more.
 */
export function followAccount(
  kept: StoredCard | null,
  { cards, newest }: Publications,
): StoredCard | null {
  // Addresses are compared by their end: the site may have moved.
  const isPublished = cards.some(({ file }) => kept?.vcardUrl?.endsWith(`/${file}`));
  const isWithdrawn = kept !== null && kept.vcardUrl !== null && !isPublished;
  const isBehind = newest !== null && newest.timestamp > (kept?.timestamp ?? 0);
  if (isWithdrawn || isBehind) return newest;
  return kept;
}
