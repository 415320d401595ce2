import type { ImportedContact, ImportProblem } from '@cardsift/contacts/import-result';

/** Rows listed; a preview of thousands helps nobody. */
const SHOWN = 50;

interface ImportPreviewProps {
  fileName: string;
  fresh: ImportedContact[];
  known: number;
  problems: ImportProblem[];
}

/** What a file would bring in, what is there already and what cannot be read. */
export function ImportPreview({ fileName, fresh, known, problems }: ImportPreviewProps) {
  return (
    <div className="grid gap-3 text-sm">
      <p role="status" className="wrap-anywhere">
        {fileName}: <strong>{fresh.length} new</strong>, {known} already in your contacts
        {problems.length > 0 && `, ${problems.length} with problems`}.
      </p>
      {problems.length > 0 && (
        <ul className="max-h-32 list-inside list-disc overflow-y-auto rounded-lg bg-warning-soft p-3 text-warning">
          {problems.slice(0, SHOWN).map(({ row, message }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row may have several, and none comes or goes
            <li key={index}>{row > 0 ? `Row ${row}: ${message}` : message}</li>
          ))}
          {problems.length > SHOWN && <li>and {problems.length - SHOWN} more</li>}
        </ul>
      )}
      {fresh.length > 0 && (
        <ul className="max-h-56 divide-y divide-border overflow-y-auto rounded-lg border border-border">
          {fresh.slice(0, SHOWN).map(({ contact }, index) => (
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
