import { useEffect, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { carriedContact } from '#app/session/carried-contact.ts';

/** Says which contact of the demo is saved after signing up or in, and lets it be left behind. */
export function CarriedContactNote() {
  const [name, setName] = useState<string | null>(null);
  // After the first paint: the page is prerendered, where nobody carries anything.
  useEffect(() => setName(carriedContact.peek()?.contact.fullName ?? null), []);

  function leave() {
    carriedContact.forget();
    setName(null);
  }

  return (
    <div role="status">
      {name !== null && (
        <div className="flex flex-col items-start gap-2 rounded-lg bg-success-soft p-4 text-sm">
          <p className="wrap-anywhere">
            <strong>{name}</strong> from the demo becomes your first contact when you sign in here.
            Until then only this browser keeps it, for a day at most.
          </p>
          <Button variant="outline" size="sm" onClick={leave}>
            Do not save it
          </Button>
        </div>
      )}
    </div>
  );
}
