import { findUntidy } from '@cardsift/contacts/tidy-up';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useUser } from '#app/account/session/auth-context.ts';
import { Button } from '#app/components/ui/button.tsx';
import { contactsQuery } from '#app/contact-book/contacts-query.ts';
import { countOf } from '#app/text/count-of.ts';
import { ContactsDialogs } from '../dialogs/contacts-dialogs.tsx';
import type { OpenDialog } from '../dialogs/open-dialog.ts';
import { ContactsMessage, NotThere } from '../list-placeholders.tsx';
import { SubpageHead } from '../subpage-head.tsx';
import { useContactChanges } from '../use-contact-changes.ts';
import { useRealtimeContacts } from '../use-realtime-contacts.ts';
import { DecisionCard } from './decision-card.tsx';

/** Contacts that were not looked after, one decision at a time. */
export function TidyUpPage() {
  const userId = useUser().id;
  const query = useQuery(contactsQuery(userId));
  const { data } = query;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { settle } = useContactChanges();
  const untidy = useMemo(() => findUntidy(data ?? []), [data]);
  useRealtimeContacts(userId);
  const [first] = untidy;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <SubpageHead title="Tidy Up">
        {first && (
          <p role="status" className="text-muted-foreground">
            {countOf(untidy.length, 'decision')} left
          </p>
        )}
      </SubpageHead>
      <NotThere as="h2" what="Your contacts" query={query} />
      {data && !first && (
        <ContactsMessage
          as="h2"
          icon={Sparkles}
          title="Everything is tidy"
          text="Every contact has a name and a way to reach it, and nothing waits for a decision."
        >
          <Button asChild>
            <Link to="/dashboard/contacts">My Contacts</Link>
          </Button>
        </ContactsMessage>
      )}
      {first && (
        <DecisionCard untidy={first} onOpen={setDialog} onSettle={() => void settle(first)} />
      )}
      <ContactsDialogs contacts={data ?? []} dialog={dialog} onClose={() => setDialog(null)} />
    </div>
  );
}
