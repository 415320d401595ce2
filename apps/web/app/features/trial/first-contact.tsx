import { useEffect } from 'react';
import { notify, notifyError, notifyWithUndo } from '#app/components/ui/notify.ts';
import type { SavedCard } from '#app/contact-book/contact-book.ts';
import { useContactBook } from '#app/contact-book/use-contact-book.ts';
import { useUser } from '#app/session/auth-context.ts';
import { saveCarriedContact } from './save-carried-contact.ts';

/** Saves the contact of the demo when its visitor has arrived, and tells so. Shows nothing itself. */
export function FirstContact() {
  const book = useContactBook();
  const { email } = useUser();
  useEffect(() => {
    saveCarriedContact(book, email).then(tell, (error: unknown) => {
      console.error('The contact of the demo could not be saved', error);
      notifyError(
        'Error',
        'The contact from the demo could not be saved. We will try again when you come back here within a day.',
      );
    });
  }, [book, email]);
  return null;
}

function tell(saved: SavedCard | null): void {
  if (saved === null) return;
  const { fullName } = saved.contact;
  const text = saved.updated
    ? `${fullName} was already in your contacts and now has what the demo read.`
    : `${fullName} from the demo is in My Contacts.`;
  notifyWithUndo('Contact saved', text, () => void takeBack(saved));
}

async function takeBack({ undo, contact }: SavedCard): Promise<void> {
  try {
    await undo();
    notify('Contact not saved', `${contact.fullName} is not in your contacts.`);
  } catch (error) {
    console.error('Saving the contact of the demo could not be undone', error);
    notifyError('Error', 'Failed to delete contact');
  }
}
