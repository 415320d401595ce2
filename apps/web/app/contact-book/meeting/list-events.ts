import type { ContactRecord } from '@cardsift/contacts/contact-record';

interface KnownEvent {
  event: string;
  /** Contacts met there. */
  uses: number;
}

/** The events that contacts were met at, the most used first. */
export function listEvents(contacts: readonly Pick<ContactRecord, 'met_event'>[]): KnownEvent[] {
  const uses = new Map<string, number>();
  for (const { met_event } of contacts) {
    if (met_event) uses.set(met_event, (uses.get(met_event) ?? 0) + 1);
  }
  return [...uses]
    .map(([event, count]) => ({ event, uses: count }))
    .sort((a, b) => b.uses - a.uses);
}
