import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { operator, type SignedIn, signIn } from '#testing/sign-in.ts';
import { failure, type Network, watchNetwork } from '#testing/watch-network.ts';
import { shownNames } from '../testing/contact-card-of.ts';
import { addContacts, storedContacts } from '../testing/stored-contacts.ts';
import { DeletedPage } from './deleted-page.tsx';

let ada: SignedIn;
let network: Network;
beforeEach(async () => {
  ada = await signIn();
  network = watchNetwork();
});

const show = () =>
  renderPage(<DeletedPage />, { user: ada.user, address: '/dashboard/contacts/deleted' }).user;

/** Adds contacts and deletes them, the last one last. */
async function addDeleted(...contacts: { full_name: string; org?: string }[]): Promise<string[]> {
  const rows = await addContacts(ada, ...contacts);
  const ids = rows.map(({ id }) => id);
  await ada.client.from('business_card_records').delete().in('id', ids).throwOnError();
  return ids;
}
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const age = (id: string | undefined, days: number) =>
  operator()
    .from('deleted_contacts')
    .update({ deleted_at: daysAgo(days) })
    .eq('id', id ?? '')
    .throwOnError();

async function keptNames(): Promise<unknown[]> {
  const { data } = await ada.client.from('deleted_contacts').select('contact').throwOnError();
  return data.map(({ contact }) => (contact as { full_name: string }).full_name).sort();
}
const storedNames = async () => (await storedContacts(ada)).map((one) => one.full_name);

test('deleted contacts say when they went and how long they stay, and one is restored', async () => {
  const [jane, li] = await addDeleted(
    { full_name: 'Jane Doe', org: 'Acme' },
    { full_name: 'Li Wei' },
  );
  await age(jane, 3.5);
  await age(li, 1.5);
  const user = show();
  const row = (await screen.findByRole('heading', { name: 'Jane Doe' })).closest('li');
  expect(row?.textContent).toContain('AcmeDeleted 3 days ago · 27 days left');
  expect(shownNames()).toEqual(['Li Wei', 'Jane Doe']);
  await user.click(screen.getByRole('button', { name: 'Restore Jane Doe' }));
  await screen.findByText('Jane Doe restored to My Contacts');
  expect(shownNames()).toEqual(['Li Wei']);
  expect(await storedContacts(ada)).toMatchObject([
    { id: jane, full_name: 'Jane Doe', org: 'Acme', history: [{ kind: 'restored' }] },
  ]);
});

test('some that are selected are restored together', async () => {
  await addDeleted({ full_name: 'Jane Doe' }, { full_name: 'Li Wei' }, { full_name: 'Ada King' });
  const user = show();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Jane Doe' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Ada King' }));
  screen.getByText('2 selected');
  await user.click(screen.getByRole('button', { name: 'Restore Selected' }));
  await screen.findByText('2 contacts restored to My Contacts');
  expect((await storedNames()).toSorted()).toEqual(['Ada King', 'Jane Doe']);
  expect(await keptNames()).toEqual(['Li Wei']);
});

test('nothing goes for good before somebody has said so, and then it goes', async () => {
  await addDeleted({ full_name: 'Jane Doe' }, { full_name: 'Li Wei' });
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Delete Li Wei for good' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText(/deletes Li Wei for good/);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await keptNames()).toEqual(['Jane Doe', 'Li Wei']);
  await user.click(screen.getByRole('button', { name: 'Delete Li Wei for good' }));
  await user.click(await screen.findByRole('button', { name: 'Delete for good' }));
  await screen.findByText('1 contact deleted for good');
  expect(await keptNames()).toEqual(['Jane Doe']);
  expect(shownNames()).toEqual(['Jane Doe']);
});

test('all of it is emptied at once, and the page says that nothing is there', async () => {
  await addDeleted({ full_name: 'Jane Doe' }, { full_name: 'Li Wei' });
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Empty All' }));
  await user.click(await screen.findByRole('button', { name: 'Delete for good' }));
  await screen.findByRole('heading', { name: 'Nothing was deleted' });
  await screen.findByText('2 contacts deleted for good');
  expect(await keptNames()).toEqual([]);
});

test('among many there is a search', async () => {
  await addDeleted(
    ...Array.from({ length: 10 }, (_, number) => ({ full_name: `Contact ${number}` })),
    { full_name: 'Ada Łódź' },
  );
  const user = show();
  await user.type(
    await screen.findByRole('searchbox', { name: 'Search deleted contacts' }),
    'lodz',
  );
  await waitFor(() => expect(shownNames()).toEqual(['Ada Łódź']));
  await user.type(screen.getByRole('searchbox'), 'x');
  await user.click(await screen.findByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(shownNames()).toHaveLength(11));
});

test('a rule that goes for deleted contacts too is told', async () => {
  const [jane] = await addDeleted({ full_name: 'Jane Doe' });
  await ada.client
    .from('user_settings')
    .insert({ user_id: ada.id, delete_contacts_after_days: 1825 })
    .throwOnError();
  await operator()
    .from('deleted_contacts')
    .update({ created_at: daysAgo(1822.5) })
    .eq('id', jane ?? '')
    .throwOnError();
  show();
  await screen.findByText('Deleted today · 3 days left');
  screen.getByText(/after 1825 days they are gone/);
});

test('what could not be loaded can be loaded again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await addDeleted({ full_name: 'Jane Doe' });
  network.fault = ({ route }) => (route.endsWith('deleted_contacts') ? failure() : undefined);
  const user = show();
  await screen.findByText('Your deleted contacts could not be loaded');
  network.fault = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Jane Doe' });
});

test('what could not be restored stays, and says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await addDeleted({ full_name: 'Jane Doe' });
  const user = show();
  const restore = await screen.findByRole('button', { name: 'Restore Jane Doe' });
  network.fault = ({ route }) => (route.includes('restore') ? failure() : undefined);
  await user.click(restore);
  await screen.findByText('Failed to restore contacts');
  await screen.findByRole('heading', { name: 'Jane Doe' });
  expect(await keptNames()).toEqual(['Jane Doe']);
});

test('what other tabs and devices delete, restore and delete for good is seen here', async () => {
  const [jane = ''] = await addDeleted({ full_name: 'Jane Doe' });
  show();
  await screen.findByRole('heading', { name: 'Jane Doe' });
  await waitFor(() => expect(network.heard.join()).toContain('Subscribed to PostgreSQL'));
  const [li = ''] = await addDeleted({ full_name: 'Li Wei' });
  await screen.findByRole('heading', { name: 'Li Wei' });
  await ada.client.rpc('delete_for_good', { ids: [li] }).throwOnError();
  await waitFor(() => expect(shownNames()).toEqual(['Jane Doe']));
  await ada.client.rpc('restore_deleted_contacts', { ids: [jane] }).throwOnError();
  await screen.findByRole('heading', { name: 'Nothing was deleted' });
});
