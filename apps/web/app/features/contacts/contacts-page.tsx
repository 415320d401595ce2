import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/components/ui/tabs.tsx';
import { useUser } from '#app/session/use-user.ts';
import { contactsQuery } from './api/contacts-query.ts';
import { enrichmentsQuery } from './api/enrichments-query.ts';
import { useContactChanges } from './api/use-contact-changes.ts';
import { useFailureToast } from './api/use-failure-toast.ts';
import { ContactsDialogs } from './dialogs/contacts-dialogs.tsx';
import type { OpenDialog } from './dialogs/open-dialog.ts';
import { LinkedinTab } from './linkedin/linkedin-tab.tsx';
import { ContactsTab } from './list/contacts-tab.tsx';
import { useVisibleContacts } from './list/use-visible-contacts.ts';
import { PageHeader } from './page-header.tsx';
import { useContactsView } from './use-contacts-view.ts';

const NO_CONTACTS: ContactRecord[] = [];

/** My Contacts: everything a user has scanned, and the LinkedIn profiles found for it. */
export function ContactsPage() {
  const userId = useUser().id;
  const [view, changeView] = useContactsView();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const contacts = useQuery(contactsQuery(userId));
  const enrichments = useQuery(enrichmentsQuery(userId));
  useContactChanges(userId);
  useFailureToast(contacts.error, 'Failed to fetch contacts');

  const records = contacts.data ?? NO_CONTACTS;
  const { visible, duplicateIds } = useVisibleContacts(records, view);

  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        userId={userId}
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
      <ContactsDialogs
        userId={userId}
        contacts={records}
        dialog={dialog}
        onClose={() => setDialog(null)}
      />
    </div>
  );
}
