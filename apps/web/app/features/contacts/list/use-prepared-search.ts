import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { prepareSearch } from '@cardsift/contacts/search/searched-record';
import { useEffect } from 'react';

/** Has the contacts ready to be searched before the first key, in moments when the page rests. */
export function usePreparedSearch(contacts: readonly ContactRecord[]): void {
  useEffect(() => {
    // A browser that tells of no such moments gets them ready at the first key.
    if (!('requestIdleCallback' in window)) return;
    let next = 0;
    let idle = requestIdleCallback(prepare);
    function prepare(deadline: IdleDeadline) {
      next = prepareSearch(contacts, next, () => deadline.timeRemaining() > 1);
      if (next < contacts.length) idle = requestIdleCallback(prepare);
    }
    return () => cancelIdleCallback(idle);
  }, [contacts]);
}
