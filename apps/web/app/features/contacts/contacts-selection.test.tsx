import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { failure, type Network, watchNetwork } from '#testing/watch-network.ts';
import { contactCardOf, shownNames } from './testing/contact-card-of.ts';
import { renderContactsPage } from './testing/render-contacts-page.tsx';
import { addContacts, storedContacts } from './testing/stored-contacts.ts';

let ada: SignedIn;
let network: Network;
beforeEach(async () => {
  ada = await signIn();
  network = watchNetwork();
  await addContacts(
    ada,
    { full_name: 'Jane Doe', tags: ['lead'] },
    { full_name: 'Li Wei' },
    { full_name: 'Ada King' },
  );
});

const storedNames = async () => (await storedContacts(ada)).map((one) => one.full_name);
const click = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

test('one contact is deleted after a confirmation, and comes back whole on undo', async () => {
  const before = await storedContacts(ada);
  const { user } = renderContactsPage(ada);
  await click(user, 'Delete Jane Doe');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Contact deleted successfully');
  expect(shownNames()).toEqual(['Li Wei', 'Ada King']);
  expect(await storedNames()).toEqual(['Li Wei', 'Ada King']);
  await click(user, 'Undo');
  await contactCardOf('Jane Doe');
  await waitFor(async () => expect(await storedContacts(ada)).toEqual(before));
});

test('a contact goes at once also before all are loaded', async () => {
  const never = new Promise<undefined>(() => {});
  network.fault = ({ url }) => (url.searchParams.get('limit') === '1000' ? never : undefined);
  const { user } = renderContactsPage(ada);
  await contactCardOf('Jane Doe');
  network.fault = () => never;
  await click(user, 'Delete Jane Doe');
  await click(user, 'Delete');
  await waitFor(() => expect(shownNames()).toEqual(['Li Wei', 'Ada King']));
  screen.getByText('2 contacts found');
});

test('what other tabs are told while contacts are being deleted does not bring them back', async () => {
  const deleting = Promise.withResolvers<undefined>();
  const { user } = renderContactsPage(ada);
  await waitFor(() => expect(network.heard.join()).toContain('Subscribed to PostgreSQL'));
  await contactCardOf('Jane Doe');
  network.fault = ({ route }) => (route.startsWith('DELETE') ? deleting.promise : undefined);
  await click(user, 'Delete Jane Doe');
  await click(user, 'Delete');
  await waitFor(() => expect(shownNames()).toEqual(['Li Wei', 'Ada King']));
  const loads = network.requests.length;
  const lee = (await storedContacts(ada)).find(({ full_name }) => full_name === 'Li Wei');
  const change = ada.client.from('business_card_records').update({ title: 'CEO' });
  await change.eq('id', lee?.id ?? '').throwOnError();
  await waitFor(() => expect(network.heard.join()).toContain('"CEO"'));
  await contactCardOf('Li Wei');
  expect(network.requests).toHaveLength(loads);
  deleting.resolve(undefined);
  await screen.findByText('Contact deleted successfully');
  await waitFor(() => expect(network.requests.length).toBeGreaterThan(loads));
  expect(shownNames()).toEqual(['Li Wei', 'Ada King']);
});

test('cancelling the confirmation deletes nothing', async () => {
  const { user } = renderContactsPage(ada);
  await click(user, 'Delete Jane Doe');
  await click(user, 'Cancel');
  expect(await storedNames()).toContain('Jane Doe');
});

test('a deletion that fails puts the contact back and says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  network.fault = ({ route }) => (route.startsWith('DELETE') ? failure() : undefined);
  const { user } = renderContactsPage(ada);
  await click(user, 'Delete Jane Doe');
  await click(user, 'Delete');
  await screen.findByText('Failed to delete contact');
  await contactCardOf('Jane Doe');
});

test('all filtered contacts are selected and deleted together', async () => {
  const { user } = renderContactsPage(ada, '/dashboard/contacts?q=e');
  await contactCardOf('Jane Doe');
  await click(user, 'Select All');
  screen.getByText('2 selected');
  await click(user, 'Delete Selected');
  await click(user, 'Delete');
  await screen.findByText('2 contact(s) deleted successfully');
  expect(await storedNames()).toEqual(['Ada King']);
});

test('Deselect All takes the selection back', async () => {
  const { user } = renderContactsPage(ada);
  await click(user, 'Select All');
  await click(user, 'Deselect All');
  expect(screen.queryByText(/selected/)).toBeNull();
});

test('selected contacts that the filters hide are counted as such', async () => {
  const { user } = renderContactsPage(ada);
  await user.click((await contactCardOf('Jane Doe')).getByRole('checkbox'));
  await user.click((await contactCardOf('Ada King')).getByRole('checkbox'));
  await user.type(screen.getByRole('searchbox'), 'ada');
  await screen.findByText('2 selected (1 not shown)');
});

test('tags are split, merged without repetition, and taken off again on undo', async () => {
  const { user } = renderContactsPage(ada);
  await user.click((await contactCardOf('Jane Doe')).getByRole('checkbox'));
  await user.click((await contactCardOf('Li Wei')).getByRole('checkbox'));
  await click(user, 'Add Tags');
  const input = screen.getByRole('textbox', { name: 'Tags' });
  await user.type(input, ' , ');
  expect(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Tags' }),
  ).toHaveProperty('disabled', true);
  await user.clear(input);
  await user.type(input, 'Hannover 2026, lead,{Enter}');
  await screen.findByText('Added tags to 2 contact(s)');
  const tags = async () => (await storedContacts(ada)).map((one) => one.tags);
  expect(await tags()).toEqual([['lead', 'Hannover 2026'], ['Hannover 2026', 'lead'], []]);
  (await contactCardOf('Li Wei')).getByText('Hannover 2026');
  await click(user, 'Undo');
  await waitFor(async () => expect(await tags()).toEqual([['lead'], [], []]));
});

test('tags that could not be saved are taken back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  network.fault = ({ route }) => (route.startsWith('PATCH') ? failure() : undefined);
  const { user } = renderContactsPage(ada);
  await user.click((await contactCardOf('Li Wei')).getByRole('checkbox'));
  await click(user, 'Add Tags');
  await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'x{Enter}');
  await screen.findByText('Failed to add tags to contacts');
  await waitFor(async () => expect((await contactCardOf('Li Wei')).queryByText('x')).toBeNull());
});

test('the selected are given the event they were met at, found by it, and it is taken back', async () => {
  const wei = (await storedContacts(ada)).find(({ full_name }) => full_name === 'Li Wei');
  await ada.client
    .from('business_card_records')
    .update({ met_event: 'Oslo Expo' })
    .eq('id', wei?.id ?? '')
    .throwOnError();
  const { user } = renderContactsPage(ada);
  await contactCardOf('Jane Doe');
  await user.click(screen.getByRole('checkbox', { name: 'Select Jane Doe' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Li Wei' }));
  await click(user, 'Met at');
  await user.type(await screen.findByRole('combobox', { name: 'Event' }), 'Hannover Fair');
  await click(user, 'Save');
  await screen.findByText('Event Saved');
  const events = async () => (await storedContacts(ada)).map(({ met_event }) => met_event);
  expect(await events()).toEqual(['Hannover Fair', 'Hannover Fair', null]);
  const card = await contactCardOf('Jane Doe');
  await user.click(card.getByRole('button', { name: 'Hannover Fair' }));
  await waitFor(() => expect(shownNames()).toEqual(['Jane Doe', 'Li Wei']));
  expect(screen.getByLabelText('Filter by event')).toHaveProperty('value', 'Hannover Fair');
  await click(user, 'Undo');
  await waitFor(async () => expect(await events()).toEqual([null, 'Oslo Expo', null]));
});
