import { queryClient } from '#app/backend/query-client.ts';
import { readStoredSession } from '#app/backend/read-stored-session.ts';
import { contactsKey, firstContactsQuery } from './contacts-query.ts';

/**
 * Asks for the newest contacts of whom this browser knows, unless the list is there. Drawing the page and
 * looking into the session take as long as the answer, so it must not wait for them. Who is not allowed to
 * see them is refused by the database; the page then asks once more when it is drawn, and says so.
 */
export function askForFirstContacts(): void {
  const userId = readStoredSession()?.user.id;
  if (userId === undefined || queryClient.getQueryData(contactsKey(userId)) !== undefined) return;
  void queryClient.prefetchQuery(firstContactsQuery(userId));
}
