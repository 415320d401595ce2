import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryClient } from '#app/backend/query-client.ts';
import { getSupabase } from '#app/backend/supabase.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { failure, type Network, watchNetwork } from '#testing/watch-network.ts';
import { contactsKey, firstContactsQuery } from './contacts-query.ts';
import { prefetchNewestContacts } from './prefetch-newest-contacts.ts';

let ada: SignedIn;
let network: Network;
beforeEach(async () => {
  ada = await signIn();
  network = watchNetwork();
});
afterEach(() => queryClient.clear());

const asked = () => network.requests.filter(({ route }) => route.endsWith('business_card_records'));
const answered = () => queryClient.getQueryState(firstContactsQuery(ada.id).queryKey);

test('the newest contacts are asked for once, before anything is drawn', async () => {
  await ada.client
    .from('business_card_records')
    .insert({ user_id: ada.id, full_name: 'Jane Doe' })
    .throwOnError();
  prefetchNewestContacts();
  prefetchNewestContacts();
  await expect.poll(() => answered()?.status).toBe('success');
  expect(answered()?.data).toMatchObject({ total: 1, contacts: [{ full_name: 'Jane Doe' }] });
  prefetchNewestContacts();
  expect(asked()).toHaveLength(1);
});

test('nothing is asked where the list is there, or nobody is signed in', async () => {
  queryClient.setQueryData(contactsKey(ada.id), []);
  prefetchNewestContacts();
  queryClient.clear();
  await getSupabase().auth.signOut({ scope: 'local' });
  prefetchNewestContacts();
  expect(queryClient.isFetching()).toBe(0);
  expect(asked()).toHaveLength(0);
});

test('a refusal is left to the page, which asks again', async () => {
  network.fault = failure;
  prefetchNewestContacts();
  await expect.poll(() => answered()?.status).toBe('error');
  expect(answered()?.data).toBeUndefined();
});
