import type { Contact } from '@cardsift/contacts/contact';
import { listImportedValues } from '@cardsift/contacts/import/imported-values';
import { useMemo } from 'react';
import { Card, CardContent, CardHeader, CardTitle } from '#app/components/ui/card.tsx';

/** What the contact's file said that no field shows; nothing when there is none. */
export function ImportedSection({ contact }: { contact: Contact }) {
  const values = useMemo(() => listImportedValues(contact), [contact]);
  if (values.length === 0) return null;
  return (
    <Card>
      <CardHeader>
        <CardTitle>More from the imported file</CardTitle>
      </CardHeader>
      <CardContent className="pt-3 sm:pt-3">
        <dl className="flex flex-col gap-3 text-sm">
          {values.map(({ label, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a file may say the same twice
            <div key={index}>
              <dt className="text-xs text-muted-foreground wrap-anywhere">{label}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      </CardContent>
    </Card>
  );
}
