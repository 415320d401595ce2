import type { Contact } from '@cardsift/contacts/contact';
import { findLinkedinUrl } from '@cardsift/contacts/contact-record';
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { ContactEditor } from '#app/contact-book/editor/contact-editor.tsx';
import type { Trace, Traces } from '#app/contact-book/editor/trace.tsx';
import type { ScannedContact } from '../../batch/job.ts';
import { traceReading } from '../../reader-answer/traces.ts';
import { CardPictures } from './card-picture.tsx';
import { lookAtLine } from './doubts.ts';
import { LineCrops } from './line-crop.tsx';

interface CardEditorProps {
  scanned: ScannedContact;
  ref?: Ref<HTMLDivElement>;
  saveLabel: string;
  cancelLabel?: string;
  holdBack?(): boolean;
  onSave(contact: Contact): void;
  onCancel(): void;
  /** What stands below the card. */
  children?: ReactNode;
}

/**
 * Every field of a contact beside its card. Looking at a value on one side highlights it on the other. A dialog with
 * a sticky header gives its height in `--dialog-header`, and the card stays below it.
 */
export function ScannedContactEditor({
  scanned,
  ref,
  onSave,
  children,
  ...editor
}: CardEditorProps) {
  const { contact, reading } = scanned;
  const [looked, setLooked] = useState<Trace | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLDivElement, []);
  const found = traceReading(scanned.checked ? null : reading);
  const traces: Traces | null = found && {
    ...found,
    onLook: setLooked,
    renderProof: ({ lines }) => <LineCrops scanned={scanned} lines={lines} />,
  };
  const pick = (line: number | null) => {
    if (line !== null && box.current) lookAtLine(box.current, line);
    else box.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={box} className="grid min-w-0 grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
      <div className="sticky top-[calc(var(--dialog-header,0rem)-1.5rem)] z-10 -mx-6 flex flex-col gap-3 self-start bg-card px-6 py-2 md:top-[max(var(--dialog-header,0rem)-1.5rem,0rem)] md:mx-0 md:p-0">
        <CardPictures scanned={scanned} active={looked?.lines ?? []} onPick={pick} isLow />
        {children}
      </div>
      <ContactEditor
        edited={{ contact, linkedinUrl: findLinkedinUrl(contact.urls) ?? '', tags: [] }}
        card={{ traces, suggestions: scanned.checked ? [] : (reading?.suggestions ?? []) }}
        onSave={(edited) => onSave(edited.contact)}
        {...editor}
      />
    </div>
  );
}
