import { Smartphone } from 'lucide-react';
import { BatchMeeting } from '#app/contact-book/meeting/batch-meeting.tsx';
import type { Job } from '../batch/job.ts';
import type { ScanningSession } from '../batch/scanning-session.ts';
import { CheckPanel } from './checking/check-panel.tsx';
import { ScannedCard } from './scanned-card.tsx';

interface ExtractedContactsProps {
  jobs: readonly Job[];
  scanner: Pick<ScanningSession, 'undo' | 'save' | 'correct'>;
}

export function ExtractedContacts({ jobs, scanner }: ExtractedContactsProps) {
  const cards = jobs.flatMap(({ fileName, contacts }) =>
    contacts.map((scanned, index) => (
      <li key={scanned.id} className="grid">
        <ScannedCard
          scanned={scanned}
          fileName={fileName}
          position={{ i: index + 1, n: contacts.length }}
          scanner={scanner}
        />
      </li>
    )),
  );
  const savedIds = jobs.flatMap(({ contacts }) =>
    contacts.flatMap(({ saving }) => (saving.kind === 'saved' ? saving.card.id : [])),
  );
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="extracted-contacts" className="flex flex-col gap-4">
      <h2 id="extracted-contacts" className="font-display text-xl font-semibold">
        Extracted Contacts
      </h2>
      <BatchMeeting ids={savedIds} />
      <CheckPanel contacts={jobs.flatMap(({ contacts }) => contacts)} scanner={scanner} />
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">{cards}</ul>
      <IosTip />
    </section>
  );
}

function IosTip() {
  return (
    <p className="flex items-start gap-3 rounded-lg bg-secondary p-4 text-sm">
      <Smartphone className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>
        <strong>On iPhone or iPad:</strong> after the download, open the .vcf file from Safari’s
        downloads or the Files app, tap the share button, and choose Contacts to add it.
      </span>
    </p>
  );
}
