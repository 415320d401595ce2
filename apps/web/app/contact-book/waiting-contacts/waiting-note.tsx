import { useEffect, useState } from 'react';
import { hasAnyWaiting } from './waiting-list.ts';

/**
 * Says on the sign-in page that contacts wait here for whoever's session has ended; nothing where none do. How
 * many is theirs to know.
 */
export function WaitingNote() {
  const [hasWaiting, setHasWaiting] = useState(false);
  // After the first paint: the page is prerendered, where nothing waits.
  useEffect(() => {
    hasAnyWaiting()
      .then(setHasWaiting)
      .catch((error: unknown) => console.warn('This browser keeps no contacts', error));
  }, []);
  if (!hasWaiting) return null;
  return (
    <p role="status" className="rounded-lg bg-success-soft p-4 text-sm">
      Contacts are waiting on this device. They are saved when the person who scanned them signs in
      again.
    </p>
  );
}
