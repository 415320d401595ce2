import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { carriedContact } from '#app/session/carried-contact.ts';

/** Says which contact of the demo is saved after signing up or in, and lets it be left behind. */
export function CarriedContactNote() {
  const [name, setName] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  // After the first paint: the page is prerendered, where nobody carries anything.
  useEffect(() => setName(carriedContact.peek()?.contact.fullName ?? null), []);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isLeft) note.current?.focus();
  }, [isLeft]);

  function leave() {
    carriedContact.forget();
    setLeft(true);
  }

  if (name === null) return null;
  return (
    <div className="flex flex-col items-start gap-2 rounded-lg bg-success-soft p-4 text-sm">
      <p ref={note} tabIndex={-1} className="wrap-anywhere focus:outline-none">
        <strong>{name}</strong>
        {isLeft
          ? ' is forgotten, and will not be saved.'
          : ' from the demo becomes your first contact when you sign in here. Until then it is kept only in this browser, for a day at most.'}
      </p>
      {!isLeft && (
        <Button variant="outline" size="sm" onClick={leave}>
          Do not save it
        </Button>
      )}
    </div>
  );
}
