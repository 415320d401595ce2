import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useUser } from '#app/account/session/auth-context.ts';
import { notifyError } from '#app/components/ui/notify.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/components/ui/tabs.tsx';
import { asksToAdd } from '#app/contact-book/link-to-add-contact.ts';
import { ContactsHeader } from './contacts-header.tsx';
import { ContactsDialogs } from './dialogs/contacts-dialogs.tsx';
import type { OpenDialog } from './dialogs/open-dialog.ts';
import { enrichmentsQuery } from './linkedin/enrichments-query.ts';
import { LinkedinTab } from './linkedin/linkedin-tab.tsx';
import { ContactsTab } from './list/contacts-tab.tsx';
import { useVisibleContacts } from './list/use-visible-contacts.ts';
import { Outdated } from './may-change.tsx';
import { OutdatedNote } from './outdated-note.tsx';
import { useContactList } from './use-contact-list.ts';
import { useContactsView } from './use-contacts-view.ts';
import { useRealtimeContacts } from './use-realtime-contacts.ts';

/** My Contacts: everything a user has scanned, and the LinkedIn profiles found for it. */
export function ContactsPage() {
  const userId = useUser().id;
  const [view, changeView] = useContactsView();
  const [dialog, setDialog] = useAskedDialog();
  const list = useContactList(userId);
  const { query, contacts, total, isComplete } = list;
  const enrichments = useQuery({ ...enrichmentsQuery(userId), enabled: query.isFetched });
  useRealtimeContacts(userId);
  useFailureToast(query.error, 'Failed to fetch contacts');

  const { visible, duplicateIds, searched } = useVisibleContacts(contacts, view);

  return (
    <Outdated value={list.outdatedSince !== null}>
      <div className="flex flex-col gap-6">
        <ContactsHeader
          contacts={contacts}
          visible={visible}
          loaded={isComplete}
          onOpen={setDialog}
        />
        <OutdatedNote since={list.outdatedSince} />
        <Tabs value={view.tab} onValueChange={(tab) => changeView({ tab: tab as typeof view.tab })}>
          <TabsList className="max-w-full overflow-x-auto">
            <TabsTrigger value="contacts">My Contacts{inBrackets(total)}</TabsTrigger>
            <TabsTrigger value="linkedin">
              LinkedIn Profiles{inBrackets(enrichments.data?.length)}
            </TabsTrigger>
          </TabsList>
          <TabsContent value="contacts">
            <h2 className="sr-only">Contacts</h2>
            <ContactsTab
              userId={userId}
              list={list}
              visible={visible}
              duplicateIds={duplicateIds}
              searched={searched}
              view={view}
              onChangeView={changeView}
              onOpen={setDialog}
            />
          </TabsContent>
          <TabsContent value="linkedin">
            <h2 className="sr-only">LinkedIn Profiles</h2>
            <LinkedinTab userId={userId} query={enrichments} contacts={contacts} />
          </TabsContent>
        </Tabs>
        <ContactsDialogs contacts={contacts} dialog={dialog} onClose={() => setDialog(null)} />
      </div>
    </Outdated>
  );
}

/** The open dialog; a link may ask for the one that adds a contact, once. */
function useAskedDialog() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<OpenDialog | null>(
    asksToAdd(state) ? { kind: 'edit', contact: null } : null,
  );
  useEffect(() => {
    if (asksToAdd(state)) void navigate({ search }, { replace: true, state: null });
  }, [state, search, navigate]);
  return [dialog, setDialog] as const;
}

/** Nothing where nobody knows how many there are. */
const inBrackets = (count: number | undefined) => (count === undefined ? '' : ` (${count})`);

/** Tells once of every new failure of a query. */
function useFailureToast(error: Error | null, message: string): void {
  useEffect(() => {
    if (error === null) return;
    console.error(message, error);
    notifyError('Error', message);
  }, [error, message]);
}
