import type { Job } from '../batch/job.ts';
import type { ScanSession } from '../batch/scan-session.ts';
import { ContactCard } from './contact-card.tsx';
import { IosTip } from './ios-tip.tsx';

interface ExtractedContactsProps {
  jobs: readonly Job[];
  session: Pick<ScanSession, 'undo' | 'save' | 'correct'>;
}

export function ExtractedContacts({ jobs, session }: ExtractedContactsProps) {
  const cards = jobs.flatMap(({ fileName, contacts }) =>
    contacts.map((scanned, index) => (
      <li key={scanned.id} className="grid">
        <ContactCard
          scanned={scanned}
          fileName={fileName}
          position={{ i: index + 1, n: contacts.length }}
          session={session}
        />
      </li>
    )),
  );
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="extracted-contacts" className="flex flex-col gap-4">
      <h2 id="extracted-contacts" className="font-display text-xl font-semibold">
        Extracted Contacts
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">{cards}</ul>
      <IosTip />
    </section>
  );
}
