import type { Contact } from '@cardsift/contacts/contact';
import { vcardFileName } from '@cardsift/contacts/vcard/vcard-file-name';
import { writeVcard } from '@cardsift/contacts/vcard/write-vcard';
import { Check, Download, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { saveFile } from '#app/browser/save-file.ts';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Card, CardContent, CardFooter, CardTitle } from '#app/components/ui/card.tsx';
import { notify } from '#app/components/ui/notify.ts';
import { OtherName } from '#app/contact-book/other-name.tsx';
import type { ScannedContact } from '../batch/job.ts';
import type { ScanningSession } from '../batch/scanning-session.ts';
import { unsureFields } from '../reader-answer/traces.ts';
import { unreadPart } from '../reader-answer/unread-part.ts';
import { CardValues } from './card-values.tsx';
import { CardPictures } from './checking/card-picture.tsx';
import { EditDialog } from './checking/edit-dialog.tsx';
import { LeftOverList } from './left-over-list.tsx';
import { SavingState } from './saving-state.tsx';
import { SecondReaderStatus } from './second-reader-status.tsx';

interface ScannedCardProps {
  scanned: ScannedContact;
  fileName: string;
  /** “Contact i of n” of its file. */
  position: { i: number; n: number };
  scanner: Pick<ScanningSession, 'undo' | 'save' | 'correct'>;
}

export function ScannedCard({ scanned, fileName, position, scanner }: ScannedCardProps) {
  const { contact } = scanned;
  const [looked, setLooked] = useState<readonly number[]>([]);
  const [editing, setEditing] = useState<{ line: number | null } | null>(null);
  const unsure = unsureFields(scanned);
  const saving = scanned.saving.kind === 'saving';
  const correct = (corrected: Contact) => void scanner.correct(scanned.id, corrected);
  const edit = (line: number | null) => {
    if (!saving) setEditing({ line });
  };
  const card = useRef<HTMLDivElement>(null);
  // For controls that disappear when they are used, and would take the focus with them.
  const keepFocus = () => card.current?.focus();
  return (
    <Card
      ref={card}
      tabIndex={-1}
      role="group"
      aria-label={contact.fullName}
      className="flex min-w-0 flex-col focus-ring"
    >
      <CardContent className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Badge variant="outline" className="max-w-full">
            <span className="truncate">From: {fileName}</span>
          </Badge>
          <span className="text-xs text-muted-foreground">
            Contact {position.i} of {position.n}
          </span>
        </div>
        <CardPictures scanned={scanned} active={looked} onPick={edit} />
        <CardTitle as="h3">{contact.fullName}</CardTitle>
        <OtherName name={contact.otherScript?.fullName} className="-mt-1" />
        <CardValues scanned={scanned} disabled={saving} onLook={setLooked} onEdit={edit} />
        <SecondReaderStatus scanned={scanned} disabled={saving} onLook={() => edit(null)} />
        {scanned.checked && (
          <Badge variant="success">
            <Check aria-hidden="true" /> Checked
          </Badge>
        )}
        {unsure.length > 0 && (
          <p className="rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
            Please check: {unsure.join(', ')}
          </p>
        )}
        {unreadPart(scanned.reading).map((sentence) => (
          <p key={sentence} className="rounded-md bg-secondary px-3 py-2 text-sm">
            {sentence}
          </p>
        ))}
        <LeftOverList
          extracted={scanned}
          disabled={saving}
          onAssigned={(corrected) => {
            keepFocus();
            correct(corrected);
          }}
        />
        <SavingState scanned={scanned} scanner={scanner} onUse={keepFocus} />
      </CardContent>
      <CardFooter>
        <Button
          variant="outline"
          size="sm"
          aria-label={`Download vCard of ${contact.fullName}`}
          onClick={() => downloadVcard(contact)}
        >
          <Download aria-hidden="true" />
          Download vCard
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-label={`Edit ${contact.fullName}`}
          disabled={saving}
          onClick={() => edit(null)}
        >
          <Pencil aria-hidden="true" />
          Edit
        </Button>
        {editing && (
          <EditDialog
            scanned={scanned}
            line={editing.line}
            onCorrected={(corrected) => void scanner.correct(scanned.id, corrected, true)}
            onClose={() => setEditing(null)}
          />
        )}
      </CardFooter>
    </Card>
  );
}

/** Hands the browser the contact as a .vcf file. */
function downloadVcard(contact: Contact): void {
  saveFile(vcardFileName(contact.fullName), 'text/vcard', writeVcard(contact));
  notify('vCard downloaded', `Downloaded ${contact.fullName}.vcf`);
}
