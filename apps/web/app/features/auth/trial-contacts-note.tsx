import { useEffect, useRef, useState } from 'react';
import {
  listNames,
  type TrialContact,
  trialContacts,
} from '#app/account/session/through-sign-in/trial-contacts.ts';
import { Button } from '#app/components/ui/button.tsx';

/** Says which contacts of the demo are saved after signing up or in, and lets them be left behind. */
export function TrialContactsNote() {
  const [carried, setCarried] = useState<TrialContact[] | null>(null);
  const [isLeft, setLeft] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  // After the first paint: the page is prerendered, where nobody carries anything.
  useEffect(() => setCarried(trialContacts.peek()), []);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isLeft) note.current?.focus();
  }, [isLeft]);

  function leave() {
    trialContacts.forget();
    setLeft(true);
  }

  if (carried === null) return null;
  const isOne = carried.length === 1;
  return (
    <div className="flex flex-col items-start gap-2 rounded-lg bg-success-soft p-4 text-sm">
      <p ref={note} tabIndex={-1} className="wrap-anywhere focus:outline-none">
        <strong>{listNames(carried.map(({ contact }) => contact))}</strong>
        {isLeft ? TEXTS.left(isOne) : TEXTS.carried(isOne)}
      </p>
      {!isLeft && (
        <Button variant="outline" size="sm" onClick={leave}>
          {isOne ? 'Do not save it' : 'Do not save them'}
        </Button>
      )}
    </div>
  );
}

const TEXTS = {
  carried: (isOne: boolean) =>
    isOne
      ? ' from the demo becomes your first contact when you sign in here. Until then it is kept only in this browser, for a day at most.'
      : ' from the demo become your first contacts when you sign in here. Until then they are kept only in this browser, for a day at most.',
  left: (isOne: boolean) =>
    isOne ? ' is forgotten, and will not be saved.' : ' are forgotten, and will not be saved.',
};
