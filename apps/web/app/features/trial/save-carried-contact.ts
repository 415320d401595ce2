import type { ContactBook, SavedCard } from '#app/contact-book/contact-book.ts';
import { carriedContact } from '#app/session/carried-contact.ts';

/**
 * Saves the contact that somebody carried from the demo, exactly once: tabs take turns, and a second try
 * writes the same record. Null when there is none, or it is somebody else's. Rejects with the backend's
 * error; then it is there for the next try.
 */
export function saveCarriedContact(
  book: ContactBook,
  email: string | undefined,
): Promise<SavedCard | null> {
  return inTurn(async () => {
    const carried = carriedContact.readFor(email);
    if (carried === null) return null;
    const saved = await book.saveCard(carried.contact, undefined, { saveKey: carried.id });
    carriedContact.forget();
    return saved;
  });
}

/** The browser's locks hold across tabs; one without them has the record's id alone. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('cardsift-carried-contact', work) as Promise<T>;
}
