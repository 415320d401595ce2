import { useEffect, useState } from 'react';
import { countAllWaiting } from './waiting-list.ts';

/** Says on the sign-in page that contacts wait here for whoever's session has ended; nothing where none do. */
export function WaitingNote() {
  const [count, setCount] = useState(0);
  // After the first paint: the page is prerendered, where nothing waits.
  useEffect(() => {
    countAllWaiting()
      .then(setCount)
      .catch((error: unknown) => console.warn('This browser keeps no contacts', error));
  }, []);
  if (count === 0) return null;
  return (
    <p role="status" className="rounded-lg bg-success-soft p-4 text-sm">
      {count === 1
        ? 'One contact is waiting on this device and is saved when the person who scanned it signs in again.'
        : `${count} contacts are waiting on this device and are saved when the person who scanned them signs in again.`}
    </p>
  );
}
