import { type ContactRecord, contactFromRecord } from '@cardsift/contacts/contact-record';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { Card, CardContent, CardHeader, CardTitle } from '#app/components/ui/card.tsx';
import { ContactTags } from '../contact-card/contact-tags.tsx';
import { type ContactsView, DEFAULT_VIEW, listPath } from '../contacts-view.ts';
import { ContactsDialogs } from '../dialogs/contacts-dialogs.tsx';
import type { OpenDialog } from '../dialogs/open-dialog.ts';
import { nameOf } from '../name-of.ts';
import { ContactCode } from './contact-code.tsx';
import { ContactHead } from './contact-head.tsx';
import { HistorySection } from './history-section.tsx';
import { ImportedSection } from './imported-section.tsx';
import { LinkedinSection } from './linkedin-section.tsx';
import { MeetingSection } from './meeting-section.tsx';
import { listWays } from './ways-to-reach.ts';
import { WaysToReachList } from './ways-to-reach-list.tsx';

interface ContactSheetProps {
  userId: string;
  contact: ContactRecord;
  contacts: readonly ContactRecord[];
  view: ContactsView;
}

/** A contact that is there: who it is, how to reach them, and what was noted. */
export function ContactSheet({ userId, contact, contacts, view }: ContactSheetProps) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const navigate = useNavigate();
  const whole = useMemo(() => contactFromRecord(contact), [contact]);
  const ways = useMemo(() => listWays(whole), [whole]);
  const hasTags = whole.hashtags.length + contact.tags.length > 0;
  return (
    <>
      <ContactHead
        contact={contact}
        department={whole.department}
        otherScript={whole.otherScript}
        phonetic={whole.phonetic}
        photo={whole.photo}
        ways={ways}
        onEdit={() => setDialog({ kind: 'edit', contact })}
        onDelete={() => setDialog({ kind: 'delete', contacts: [contact] })}
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Section title="Contact details">
            <WaysToReachList ways={ways} />
          </Section>
          <Section title="Met at">
            <MeetingSection
              met={whole.met}
              onEdit={() => setDialog({ kind: 'meeting', contacts: [contact] })}
            />
          </Section>
          {whole.note && (
            <Section title="Notes">
              <p className="text-sm whitespace-pre-line wrap-anywhere">{whole.note}</p>
            </Section>
          )}
          <ImportedSection contact={whole} />
          {hasTags && (
            <Section title="Tags">
              <ContactTags
                contact={contact}
                onChoose={(tag) => void navigate(listPath({ ...DEFAULT_VIEW, tag }))}
              />
            </Section>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Section title="Share this contact">
            <ContactCode contact={contact} name={nameOf(contact)} />
          </Section>
          <LinkedinSection userId={userId} contact={contact} />
          <Section title="History">
            <HistorySection userId={userId} contact={contact} />
          </Section>
        </div>
      </div>
      <ContactsDialogs
        contacts={contacts}
        dialog={dialog}
        onClose={() => setDialog(null)}
        onRemoved={() => void navigate(listPath(view))}
      />
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <CardContent className="pt-3 sm:pt-3">{children}</CardContent>
    </Card>
  );
}
