import { useEffect } from 'react';
import { useUser } from '#app/account/session/auth-context.ts';
import { listNames } from '#app/account/session/through-sign-in/trial-contacts.ts';
import { notify, notifyError, notifyWithUndo } from '#app/components/ui/notify.ts';
import type { ContactBook } from '#app/contact-book/contact-book.ts';
import type { SavedCard } from '#app/contact-book/undoable-changes/save-cards.ts';
import { useContactBook } from '#app/contact-book/use-contact-book.ts';
import { UNDO_MS } from '#app/limits.ts';
import { saveTrialContacts } from './save-trial-contacts.ts';

/** Saves the demo's contacts once its visitor has signed in, and announces it. Renders nothing. */
export function AnnounceTrialContacts() {
  const book = useContactBook();
  const { email } = useUser();
  useEffect(() => {
    saveTrialContacts(book, email).then(
      (saved) => tell(saved, book),
      (error: unknown) => {
        console.error('The contact of the demo could not be saved', error);
        notifyError(
          'Error',
          'The contact from the demo could not be saved. We will try again when you come back here within a day.',
        );
      },
    );
  }, [book, email]);
  return null;
}

function tell(saved: SavedCard[], book: ContactBook): void {
  // Two cards of the same person are one contact.
  const people = [...new Map(saved.map((one) => [one.id, one])).values()];
  if (people.length === 0) return;
  const [isOne, names] = [people.length === 1, listNames(people.map(({ contact }) => contact))];
  const areKnown = saved.every(({ updated }) => updated);
  const text = areKnown
    ? `${names} ${isOne ? 'was' : 'were'} already in your contacts and now ${isOne ? 'has' : 'have'} what the demo read.`
    : `${names} from the demo ${isOne ? 'is' : 'are'} in My Contacts.`;
  const undone = isOne
    ? { title: 'Contact not saved', text: `${names} is not in your contacts.` }
    : { title: 'Contacts not saved', text: `${names} are not in your contacts.` };
  const onUndo = () => {
    takeBack(saved, book).then(
      () => notify(undone.title, undone.text),
      (error: unknown) => {
        console.error('Saving the contacts of the demo could not be undone', error);
        notifyError('Error', isOne ? 'Failed to delete contact' : 'Failed to delete contacts');
      },
    );
  };
  notifyWithUndo(isOne ? 'Contact saved' : 'Contacts saved', text, { duration: UNDO_MS, onUndo });
}

/** The last one first, because it may have been merged into an earlier one. */
function takeBack(saved: readonly SavedCard[], book: ContactBook): Promise<void> {
  return book.together(async () => {
    for (const { undo } of saved.toReversed()) await undo();
  });
}
