import { useQuery } from '@tanstack/react-query';
import { Tag } from 'lucide-react';
import { useMemo } from 'react';
import { useUser } from '#app/account/session/auth-context.ts';
import { contactsQuery } from '#app/contact-book/contacts-query.ts';
import { listEvents } from '#app/contact-book/meeting/list-events.ts';
import { ContactsMessage, NotThere } from '../list-placeholders.tsx';
import { SubpageHead } from '../subpage-head.tsx';
import { useContactChanges } from '../use-contact-changes.ts';
import { LabelList } from './label-list.tsx';
import { listTags } from './list-tags.ts';

/** Tags and events, renamed, merged and removed for all contacts that have them. */
export function TagsAndEventsPage() {
  const query = useQuery(contactsQuery(useUser().id));
  const { data } = query;
  const { replaceTag, replaceEvent } = useContactChanges();
  const tags = useMemo(() => listTags(data ?? []), [data]);
  const events = useMemo(
    () => listEvents(data ?? []).map(({ event, uses }) => ({ name: event, uses })),
    [data],
  );
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <SubpageHead title="Tags and Events">
        <p className="text-muted-foreground">
          Changes apply to every contact. Reusing an existing name merges the two.
        </p>
      </SubpageHead>
      <NotThere as="h2" what="Your contacts" query={query} />
      {data && tags.length + events.length === 0 && (
        <ContactsMessage
          as="h2"
          icon={Tag}
          title="No tags or events yet"
          text="Select contacts in My Contacts to tag them or to note where you met."
        />
      )}
      {data && tags.length > 0 && (
        <LabelList
          title="Tags"
          what="tag"
          labels={tags}
          onReplace={(from, to) => void replaceTag(data, from, to)}
        />
      )}
      {data && events.length > 0 && (
        <LabelList
          title="Events"
          what="event"
          labels={events}
          onReplace={(from, to) => void replaceEvent(data, from, to)}
        />
      )}
    </div>
  );
}
