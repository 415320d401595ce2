import type { Target } from '@cardsift/contacts/import/import-plan';
import type { KnownChoices } from './known-people/known-choices.ts';
import { KnownPeople } from './known-people/known-people.tsx';
import type { FileProblem, ReadContacts } from './read-files/opened-files.ts';

/** Rows listed; a preview of thousands helps nobody. */
const SHOWN = 50;

interface ImportPreviewProps {
  files: readonly string[];
  found: ReadContacts;
  known: KnownChoices;
  onChange(known: KnownChoices): void;
}

/** What files would bring in, who is there already, and what cannot be taken. */
export function ImportPreview({ files, found, known: choices, onChange }: ImportPreviewProps) {
  const { plan, problems } = found;
  const { fresh, known } = plan;
  const count = (isCounted: (target: Target) => boolean) =>
    known.reduce((sum, one) => sum + (isCounted(one.target) ? one.additions.length : 0), 0);
  const repeated = count((target) => 'fresh' in target);
  return (
    <div className="grid gap-3 text-sm">
      <p role="status" className="wrap-anywhere">
        {files.join(', ')}: <strong>{fresh.length} new</strong>,{' '}
        {count((target) => 'recordId' in target)} already in your contacts
        {repeated > 0 && `, ${repeated} more than once in your files`}
        {problems.length > 0 && `, ${problems.length} with problems`}.
      </p>
      <KnownPeople known={known} choices={choices} onChange={onChange} />
      <ImportProblems problems={problems} />
      {fresh.length > 0 && (
        <ul className="max-h-56 divide-y divide-border overflow-y-auto rounded-lg border border-border">
          {fresh.slice(0, SHOWN).map(({ imported: { contact } }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the preview of a file never changes
            <li key={index} className="px-3 py-2">
              <span className="font-medium wrap-anywhere">{contact.fullName}</span>
              <span className="block text-muted-foreground wrap-anywhere">
                {[contact.org, contact.emails[0], contact.phones[0]?.number]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
          {fresh.length > SHOWN && (
            <li className="px-3 py-2 text-muted-foreground">and {fresh.length - SHOWN} more</li>
          )}
        </ul>
      )}
    </div>
  );
}

/** What of the files cannot be taken. */
export function ImportProblems({ problems }: { problems: readonly FileProblem[] }) {
  if (problems.length === 0) return null;
  const withFile = problems.some(({ file }) => file !== problems[0]?.file);
  const shortened = problems.filter(({ isShortened }) => isShortened).length;
  return (
    <div className="grid gap-2 rounded-lg bg-warning-soft p-3 text-sm text-warning">
      {shortened > 0 && (
        <p>
          {shortened === 1
            ? 'Your spreadsheet shortened a number'
            : `Your spreadsheet shortened these ${shortened} numbers`}
          : format the column as text, and export it again.
        </p>
      )}
      <ul className="max-h-32 list-inside list-disc overflow-y-auto">
        {problems.slice(0, SHOWN).map(({ file, row, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the problems of a file never change
          <li key={index} className="wrap-anywhere">
            {withFile && `${file}, `}Row {row}: {message}
          </li>
        ))}
        {problems.length > SHOWN && <li>and {problems.length - SHOWN} more</li>}
      </ul>
    </div>
  );
}
