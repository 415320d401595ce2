import { Contact, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { ContactsMessage } from './contacts-message.tsx';

/** The empty list, either because nothing is there or because the filters hide everything. */
export function NoContacts({ filtered }: { filtered: boolean }) {
  const title = 'No contacts found';
  if (filtered) {
    const text = 'Try adjusting your search or filter criteria.';
    return <ContactsMessage icon={SearchX} title={title} text={text} />;
  }
  return (
    <ContactsMessage icon={Contact} title={title} text="Upload some business cards to get started!">
      <Button asChild>
        <Link to="/dashboard">Upload Cards</Link>
      </Button>
    </ContactsMessage>
  );
}
