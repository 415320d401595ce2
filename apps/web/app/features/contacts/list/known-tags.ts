import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { parseHashtags } from '@cardsift/contacts/tags';

/** Suggestions beyond this many help nobody and make the list slow to open. */
const MAX_TAGS = 200;

/** Tags and hashtags of the contacts, the most used first. */
export function knownTags(contacts: readonly ContactRecord[]): string[] {
  const uses = new Map<string, number>();
  for (const { tags, hashtags } of contacts) {
    for (const tag of [...tags, ...parseHashtags(hashtags)])
      uses.set(tag, (uses.get(tag) ?? 0) + 1);
  }
  return [...uses]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_TAGS)
    .map(([tag]) => tag);
}
