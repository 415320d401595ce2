import type { Meeting } from '@cardsift/contacts/contact';
import type { ContactRecord } from '@cardsift/contacts/contact-record';
import type { ContactBook } from '#app/contact-book/contact-book.ts';
import { countOf } from '#app/text/count-of.ts';
import { awaitOrTell, offerUndo } from './offer-undo.ts';

/** Changes tags and events of many contacts, and tells what came of it. */
export function tagsWithUndo(book: ContactBook) {
  return {
    async addTags(contacts: readonly ContactRecord[], tags: readonly string[]): Promise<void> {
      const failure = 'Failed to add tags to contacts';
      const undo = await awaitOrTell(book.addTags(contacts, tags), failure);
      if (undo === null) return;
      offerUndo('Tags Added', `Added tags to ${contacts.length} contact(s)`, undo, failure);
    },

    async replaceTag(
      contacts: readonly ContactRecord[],
      from: string,
      to: string | null,
    ): Promise<void> {
      const failure = 'Failed to change the tag';
      const undo = await awaitOrTell(book.replaceTag(contacts, from, to), failure);
      if (undo)
        offerUndo(to ? 'Tag Renamed' : 'Tag Removed', describeReplacement(from, to), undo, failure);
    },

    async replaceEvent(
      contacts: readonly ContactRecord[],
      from: string,
      to: string | null,
    ): Promise<void> {
      const failure = 'Failed to change the event';
      const undo = await awaitOrTell(book.replaceEvent(contacts, from, to), failure);
      if (undo)
        offerUndo(
          to ? 'Event Renamed' : 'Event Removed',
          describeReplacement(from, to),
          undo,
          failure,
        );
    },

    async setMeeting(contacts: readonly ContactRecord[], meeting: Meeting): Promise<void> {
      const failure = 'Failed to save the event';
      const ids = contacts.map(({ id }) => id);
      const undo = await awaitOrTell(book.setMeeting(ids, meeting), failure);
      if (undo === null) return;
      offerUndo('Event Saved', `Saved for ${countOf(contacts.length, 'contact')}`, undo, failure);
    },
  };
}

function describeReplacement(from: string, to: string | null): string {
  return to === null ? `“${from}” is gone` : `“${from}” is “${to}” now`;
}
