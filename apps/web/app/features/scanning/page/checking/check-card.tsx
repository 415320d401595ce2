import type { Contact } from '@cardsift/contacts/contact';
import { useEffect, useRef, useState } from 'react';
import type { ScannedContact } from '../../batch/job.ts';
import { findDoubts, lookAt } from './doubts.ts';
import { ScannedContactEditor } from './scanned-contact-editor.tsx';
import { ShortcutList } from './shortcut-list.tsx';

interface CheckCardProps {
  scanned: ScannedContact;
  isLast: boolean;
  onChecked(contact: Contact): void;
  onSkip(): void;
}

/**
 * One of the cards to check. Submitting the form, with Enter or the thumb, goes from doubt to doubt. After the last
 * one it says that the card is right.
 */
export function CheckCard({ scanned, isLast, onChecked, onSkip }: CheckCardProps) {
  const editor = useRef<HTMLDivElement>(null);
  const takesAll = useRef(false);
  const [{ doubt, doubts }, setDoubt] = useState({ doubt: 0, doubts: 0 });

  useEffect(() => {
    if (!editor.current) return;
    const found = findDoubts(editor.current);
    setDoubt({ doubt: 0, doubts: found.length });
    const [first = editor.current.querySelector<HTMLElement>('[type=submit]')] = found;
    if (first) lookAt(first);
  }, []);

  const goToNextDoubt = () => {
    const next = editor.current && findDoubts(editor.current)[doubt + 1];
    if (!next || takesAll.current) return false;
    setDoubt({ doubt: doubt + 1, doubts });
    lookAt(next);
    return true;
  };
  const isLeft = doubt + 1 < doubts;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: It only watches the keys of its inputs.
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        takesAll.current = true;
        editor.current?.querySelector('form')?.requestSubmit();
        takesAll.current = false;
      }}
    >
      <p role="status" className="sr-only">
        {scanned.contact.fullName}: {doubts} to look at
      </p>
      <ScannedContactEditor
        ref={editor}
        scanned={scanned}
        saveLabel={isLeft ? 'Right, next doubt' : isLast ? 'All right' : 'All right, next card'}
        cancelLabel={isLast ? 'Later' : 'Skip'}
        holdBack={goToNextDoubt}
        onSave={onChecked}
        onCancel={onSkip}
      >
        <ShortcutList />
      </ScannedContactEditor>
    </div>
  );
}
