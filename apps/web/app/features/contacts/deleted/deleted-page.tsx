import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { useUser } from '#app/account/session/auth-context.ts';
import { Button } from '#app/components/ui/button.tsx';
import { deletedContactsQuery } from '#app/contact-book/deleted-contacts-query.ts';
import { DAYS_KEPT } from '#app/limits.ts';
import { ContactsMessage, NotThere } from '../list-placeholders.tsx';
import { SubpageHead } from '../subpage-head.tsx';
import { useRealtimeContacts } from '../use-realtime-contacts.ts';
import { DeletedList } from './deleted-list.tsx';

/** Recently Deleted: what was deleted, until it is restored or its time is over. */
export function DeletedPage() {
  const userId = useUser().id;
  const query = useQuery(deletedContactsQuery(userId));
  const { data } = query;
  useRealtimeContacts(userId, true);
  const count = data?.contacts.length;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <SubpageHead title="Recently Deleted">
        <p className="text-muted-foreground">
          Deleted contacts stay here for {DAYS_KEPT} days. Then they are gone for good.
          {data?.daysOfRule != null &&
            ` Your rule for data retention goes for them, too: after ${data.daysOfRule} days they are gone.`}
        </p>
        {/* Always there, so that it is heard when it changes. */}
        <p role="status" className="text-muted-foreground">
          {count !== undefined && count > 0 && (count === 1 ? '1 contact' : `${count} contacts`)}
        </p>
      </SubpageHead>
      <h2 className="sr-only">Deleted contacts</h2>
      <NotThere as="h3" what="Your deleted contacts" query={query} />
      {count === 0 && (
        <ContactsMessage
          icon={Trash2}
          title="Nothing was deleted"
          text={`Contacts that you delete stay here for ${DAYS_KEPT} days, and can be restored.`}
        >
          <Button asChild>
            <Link to="/dashboard/contacts">My Contacts</Link>
          </Button>
        </ContactsMessage>
      )}
      {data && data.contacts.length > 0 && <DeletedList {...data} />}
    </div>
  );
}
