import type { ContactRecord } from '@cardsift/contacts/contact-record';

export interface Label {
  name: string;
  /** Contacts that have it. */
  uses: number;
}

/** The tags that people gave, the most used first. Hashtags are what a card says, and stay. */
export function listTags(contacts: readonly Pick<ContactRecord, 'tags'>[]): Label[] {
  const uses = new Map<string, number>();
  for (const { tags } of contacts) {
    for (const tag of tags) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  }
  return [...uses].map(([name, count]) => ({ name, uses: count })).sort((a, b) => b.uses - a.uses);
}
