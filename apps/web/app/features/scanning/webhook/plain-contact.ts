import type { Contact } from '@cardsift/contacts/contact';
import { z } from 'zod';

const text = z
  .string()
  .trim()
  .nullish()
  .transform((value) => value || undefined);

const hashtags = z
  .union([z.array(z.string()), z.string().transform((list) => list.split(','))])
  .nullish()
  .transform((list) => (list ?? []).map(bareHashtag).filter((tag) => tag !== ''));

/** What any workflow may answer as application/json: one contact in the words of spec.md, section 3. */
export const plainContactSchema = z
  .object({
    full_name: text,
    email: text,
    phone: text,
    org: text,
    title: text,
    notes: text,
    hashtags,
  })
  .transform(
    (card): Contact => ({
      fullName: card.full_name ?? '',
      emails: card.email === undefined ? [] : [card.email],
      phones: card.phone === undefined ? [] : [{ number: card.phone, kinds: [] }],
      org: card.org,
      title: card.title,
      note: card.notes,
      urls: [],
      hashtags: card.hashtags,
    }),
  );

function bareHashtag(tag: string): string {
  return tag.trim().replace(/^#+/, '').toLowerCase();
}
