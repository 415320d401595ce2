import { SearchX } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useUser } from '#app/account/session/auth-context.ts';
import { Button } from '#app/components/ui/button.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { Spinner } from '#app/components/ui/spinner.tsx';
import { listPath, parseView } from '../contacts-view.ts';
import { ContactsMessage, LoadFailed, NoConnection } from '../list-placeholders.tsx';
import { Outdated } from '../may-change.tsx';
import { OutdatedNote } from '../outdated-note.tsx';
import { useRealtimeContacts } from '../use-realtime-contacts.ts';
import { ContactSheet } from './contact-sheet.tsx';
import { PreviousAndNext } from './previous-and-next.tsx';
import { useContact } from './use-contact.ts';

/** Everything about one contact. The address also says which list it was opened from. */
export function ContactPage() {
  const userId = useUser().id;
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const view = parseView(params);
  const { contact, contacts, failure, outdatedSince, hasNothing, retry } = useContact(userId, id);
  useRealtimeContacts(userId);

  if (failure) return <LoadFailed as="h1" what="This contact" error={failure} onRetry={retry} />;
  const back = (
    <Button asChild>
      <Link to={listPath(view)}>My Contacts</Link>
    </Button>
  );
  if (hasNothing) {
    return (
      <NoConnection as="h1" what="This contact">
        {back}
      </NoConnection>
    );
  }
  if (contact === undefined) return <ContactLoading />;
  if (contact === null) {
    return (
      <ContactsMessage
        as="h1"
        icon={SearchX}
        title="There is no such contact"
        text="It may have been deleted, or merged with another one, or the address is not complete."
      >
        <div className="flex flex-wrap justify-center gap-2">
          {back}
          <Button asChild variant="outline">
            <Link to="/dashboard/contacts/deleted">Recently deleted</Link>
          </Button>
        </div>
      </ContactsMessage>
    );
  }
  return (
    <Outdated value={outdatedSince !== null}>
      <div className="flex flex-col gap-6">
        <OutdatedNote since={outdatedSince} />
        <PreviousAndNext id={id} contacts={contacts ?? [contact]} view={view} />
        <ContactSheet
          key={id}
          userId={userId}
          contact={contact}
          contacts={contacts ?? [contact]}
          view={view}
        />
      </div>
    </Outdated>
  );
}

function ContactLoading() {
  return (
    <div className="flex flex-col gap-6">
      <span className="sr-only">
        <Spinner label="Loading the contact" />
      </span>
      <Skeleton className="h-9 w-40" />
      <Skeleton className="h-20 max-w-md" />
      <Skeleton className="h-80" />
    </div>
  );
}
