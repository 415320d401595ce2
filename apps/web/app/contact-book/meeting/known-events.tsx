import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUser } from '#app/account/session/auth-context.ts';
import { contactsKey } from '../contacts-query.ts';
import { listEvents } from './list-events.ts';

/** More suggestions than this help nobody and make the list slow to open. */
const MAX_SUGGESTIONS = 100;

/** The events of the contacts loaded so far, for an input to suggest. */
export function KnownEvents({ id }: { id: string }) {
  const key = contactsKey(useUser().id);
  const contacts = useQueryClient().getQueryData<ContactRecord[]>(key);
  const events = useMemo(() => listEvents(contacts ?? []).slice(0, MAX_SUGGESTIONS), [contacts]);
  return (
    <datalist id={id}>
      {events.map(({ event }) => (
        <option key={event} value={event} />
      ))}
    </datalist>
  );
}
