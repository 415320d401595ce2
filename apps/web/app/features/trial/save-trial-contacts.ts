import { trialContacts } from '#app/account/session/through-sign-in/trial-contacts.ts';
import type { ContactBook } from '#app/contact-book/contact-book.ts';
import type { SavedCard } from '#app/contact-book/undoable-changes/save-cards.ts';

/**
 * Saves the contacts that somebody carried from the demo, each exactly once: tabs take turns, and a second try writes
 * the same records. Returns none if there are none, or if they are another person's. Rejects with the backend's
 * error; all of them are then kept for the next try.
 */
export function saveTrialContacts(
  book: ContactBook,
  email: string | undefined,
): Promise<SavedCard[]> {
  return inTurn(async () => {
    const carried = trialContacts.readFor(email) ?? [];
    const saved: SavedCard[] = [];
    await book.together(async () => {
      // One after the other: two cards of the same picture may be of the same person.
      for (const { id, contact } of carried) {
        saved.push(await book.saveCard(contact, undefined, { saveKey: id }));
      }
    });
    trialContacts.forget();
    return saved;
  });
}

/** The browser's locks hold across tabs. A browser without locks relies on the records' ids. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('cardsift-carried-contact', work) as Promise<T>;
}
