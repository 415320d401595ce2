import type { ContactRecord } from '@cardsift/contacts/contact-record';
import type { UseQueryResult } from '@tanstack/react-query';
import { UserSearch } from 'lucide-react';
import { useMemo } from 'react';
import { ContactsMessage, NotThere } from '../list-placeholders.tsx';
import { EnrichmentCard } from './enrichment-card.tsx';
import type { Enrichment } from './enrichments-query.ts';
import { SearchStatus } from './search-status.tsx';

interface LinkedinTabProps {
  userId: string;
  query: UseQueryResult<Enrichment[]>;
  contacts: readonly ContactRecord[];
}

/** The LinkedIn profiles found for the contacts, newest first. */
export function LinkedinTab({ userId, query, contacts }: LinkedinTabProps) {
  const byId = useMemo(() => new Map(contacts.map((one) => [one.id, one])), [contacts]);
  if (query.data === undefined) return <NotThere what="Your LinkedIn profiles" query={query} />;
  if (query.data.length === 0) {
    return (
      <>
        <SearchStatus userId={userId} />
        <ContactsMessage
          icon={UserSearch}
          title="No LinkedIn profiles yet"
          text="When a profile is found for one of your contacts, it appears here."
        />
      </>
    );
  }
  return (
    <>
      <SearchStatus userId={userId} />
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {query.data.map((enrichment) => (
          <li key={enrichment.id}>
            <EnrichmentCard
              userId={userId}
              enrichment={enrichment}
              contact={byId.get(enrichment.contact_id ?? '')}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
