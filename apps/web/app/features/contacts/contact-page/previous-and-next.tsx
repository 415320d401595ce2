import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { type ContactsView, contactPath, listPath } from '../contacts-view.ts';
import { useVisibleContacts } from '../list/use-visible-contacts.ts';
import { nameOf } from '../name-of.ts';

interface NeighborsProps {
  id: string;
  contacts: ContactRecord[];
  /** What the list showed when the contact was opened there. */
  view: ContactsView;
}

/** The way back to the list, and to the contacts before and after this one, as the list has them. */
export function PreviousAndNext({ id, contacts, view }: NeighborsProps) {
  const { visible } = useVisibleContacts(contacts, view);
  const at = visible.findIndex((one) => one.id === id);
  return (
    <nav aria-label="Contacts" className="flex flex-wrap items-center justify-between gap-2">
      <Button asChild variant="ghost" size="sm" className="-ml-3">
        <Link to={listPath(view)}>
          <ArrowLeft aria-hidden="true" />
          My Contacts
        </Link>
      </Button>
      {at >= 0 && visible.length > 1 && (
        <div className="flex items-center gap-1">
          <span className="mr-2 text-sm text-muted-foreground tabular-nums">
            {at + 1} of {visible.length}
          </span>
          <Neighbor contact={visible[at - 1]} view={view} which="Previous" />
          <Neighbor contact={visible[at + 1]} view={view} which="Next" />
        </div>
      )}
    </nav>
  );
}

interface NeighborProps {
  contact: ContactRecord | undefined;
  view: ContactsView;
  which: 'Previous' | 'Next';
}

function Neighbor({ contact, view, which }: NeighborProps) {
  const Icon = which === 'Previous' ? ChevronLeft : ChevronRight;
  if (contact === undefined) {
    return (
      <Button variant="outline" size="icon" aria-label={`${which} contact`} disabled>
        <Icon aria-hidden="true" />
      </Button>
    );
  }
  return (
    <Button asChild variant="outline" size="icon">
      <Link
        to={contactPath(contact.id, view)}
        aria-label={`${which} contact: ${nameOf(contact)}`}
        preventScrollReset
      >
        <Icon aria-hidden="true" />
      </Link>
    </Button>
  );
}
