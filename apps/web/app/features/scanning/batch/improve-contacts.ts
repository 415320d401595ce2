import { mergeSecondReading } from '../reader-answer/merge-second-reading.ts';
import type { ReadAnswer } from '../reader-answer/read-answer.ts';
import type { ScannedContact } from './job.ts';
import type { ContactSaving } from './save-contacts.ts';
import type { ScanStore } from './scan-store.ts';

/**
 * Improves contacts by what a second reader says, each once it is saved. What the user has changed or checked
 * meanwhile stays.
 */
export function createImprovement(store: ScanStore, improve: ContactSaving['improve']) {
  return async (first: readonly ScannedContact[], later: ReadAnswer | null): Promise<void> => {
    for (const [card, { id, contact: read, second }] of first.entries()) {
      if (!second) continue;
      const now = await store.settled(id);
      const better = later?.contacts.length === first.length ? later.contacts[card] : undefined;
      if (!now) continue;
      // Only an answer can bring suggestions.
      if (!better?.reading?.suggestions) {
        store.change(id, { second: { ...second, state: 'unanswered' } });
      } else if (now.checked) {
        store.change(id, { second: { ...second, state: 'read' } });
      } else {
        const { contact, improved } = mergeSecondReading(read, now.contact, better.contact);
        const state = { ...second, state: 'read' as const, improved };
        await improve(now, { contact, reading: better.reading }, state);
      }
    }
  };
}
