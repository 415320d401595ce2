import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { notifyError } from '#app/components/ui/notify.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/components/ui/tabs.tsx';
import { contactsQuery } from '#app/contact-book/contacts-query.ts';
import { useUser } from '#app/session/auth-context.ts';
import { ContactsDialogs } from './dialogs/contacts-dialogs.tsx';
import type { OpenDialog } from './dialogs/open-dialog.ts';
import { enrichmentsQuery } from './linkedin/enrichments-query.ts';
import { LinkedinTab } from './linkedin/linkedin-tab.tsx';
import { ContactsTab } from './list/contacts-tab.tsx';
import { useVisibleContacts } from './list/use-visible-contacts.ts';
import { PageHeader } from './page-header.tsx';
import { useContactsView } from './use-contacts-view.ts';
import { useRealtimeContacts } from './use-realtime-contacts.ts';

const NO_CONTACTS: ContactRecord[] = [];

/** My Contacts: everything a user has scanned, and the LinkedIn profiles found for it. */
export function ContactsPage() {
  const userId = useUser().id;
  const [view, changeView] = useContactsView();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const contacts = useQuery(contactsQuery(userId));
  const enrichments = useQuery(enrichmentsQuery(userId));
  useRealtimeContacts(userId);
  useFailureToast(contacts.error, 'Failed to fetch contacts');

  const records = contacts.data ?? NO_CONTACTS;
  const { visible, duplicateIds, searched } = useVisibleContacts(records, view);

  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        contacts={records}
        visible={visible}
        loaded={contacts.isSuccess}
        onOpen={setDialog}
      />
      <Tabs value={view.tab} onValueChange={(tab) => changeView({ tab: tab as typeof view.tab })}>
        <TabsList className="max-w-full overflow-x-auto">
          <TabsTrigger value="contacts">My Contacts ({records.length})</TabsTrigger>
          <TabsTrigger value="linkedin">
            LinkedIn Profiles ({enrichments.data?.length ?? 0})
          </TabsTrigger>
        </TabsList>
        <TabsContent value="contacts">
          <h2 className="sr-only">Contacts</h2>
          <ContactsTab
            userId={userId}
            query={contacts}
            contacts={records}
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
          <LinkedinTab userId={userId} query={enrichments} contacts={records} />
        </TabsContent>
      </Tabs>
      <ContactsDialogs contacts={records} dialog={dialog} onClose={() => setDialog(null)} />
    </div>
  );
}

/** Tells once of every new failure of a query. */
function useFailureToast(error: Error | null, message: string): void {
  useEffect(() => {
    if (error === null) return;
    console.error(message, error);
    notifyError('Error', message);
  }, [error, message]);
}
