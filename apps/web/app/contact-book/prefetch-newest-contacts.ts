import { queryClient } from '#app/backend/query-client.ts';
import { readStoredSession } from '#app/backend/read-stored-session.ts';
import { contactsKey, firstContactsQuery } from './contacts-query.ts';

/**
 * Asks for the newest contacts of the person that this browser knows, unless the list is there. Drawing the page and
 * reading the session take as long as the answer, so this must not wait for them. The database refuses whoever may
 * not see them; the page then asks again once it is drawn, and says so.
 */
export function prefetchNewestContacts(): void {
  const userId = readStoredSession()?.user.id;
  if (userId === undefined || queryClient.getQueryData(contactsKey(userId)) !== undefined) return;
  void queryClient.prefetchQuery(firstContactsQuery(userId));
}
