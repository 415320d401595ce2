import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contactCardOf, shownNames } from './testing/contact-card-of.ts';
import { FakeBackend } from './testing/fake-backend.ts';
import { FakeSocket } from './testing/fake-socket.ts';
import { renderContactsPage } from './testing/render-contacts-page.tsx';
import { row } from './testing/rows.ts';

let backend: FakeBackend;
beforeEach(() => {
  backend = new FakeBackend().install();
  backend.tables.business_card_records = [
    row({ full_name: 'Jane Doe', tags: ['lead'] }),
    row({ full_name: 'Li Wei' }),
    row({ full_name: 'Ada King' }),
  ];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

const storedNames = () => backend.rows().map((one) => one.full_name);
const click = async (user: ReturnType<typeof renderContactsPage>['user'], name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

test('one contact is deleted after a confirmation, and comes back whole on undo', async () => {
  const before = structuredClone(backend.rows());
  const { user } = renderContactsPage();
  await click(user, 'Delete Jane Doe');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Contact deleted successfully');
  expect(shownNames()).toEqual(['Li Wei', 'Ada King']);
  expect(storedNames()).toEqual(['Li Wei', 'Ada King']);
  await click(user, 'Undo');
  await contactCardOf('Jane Doe');
  await waitFor(() => expect(backend.rows()).toEqual(expect.arrayContaining(before)));
});

test('what other tabs are told while contacts are being deleted does not bring them back', async () => {
  const deleting = Promise.withResolvers<void>();
  backend.delaying = (request) => (request.startsWith('DELETE') ? deleting.promise : undefined);
  const { user } = renderContactsPage();
  await click(user, 'Delete Jane Doe');
  await click(user, 'Delete');
  await waitFor(() => expect(shownNames()).toEqual(['Li Wei', 'Ada King']));
  const loads = backend.requests.length;
  FakeSocket.announceChange();
  await contactCardOf('Li Wei');
  expect(backend.requests).toHaveLength(loads);
  deleting.resolve();
  await screen.findByText('Contact deleted successfully');
  await waitFor(() => expect(backend.requests.length).toBeGreaterThan(loads));
  expect(shownNames()).toEqual(['Li Wei', 'Ada King']);
});

test('cancelling the confirmation deletes nothing', async () => {
  const { user } = renderContactsPage();
  await click(user, 'Delete Jane Doe');
  await click(user, 'Cancel');
  expect(storedNames()).toContain('Jane Doe');
});

test('a deletion that fails puts the contact back and says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  backend.failing = (request) => request.startsWith('DELETE');
  const { user } = renderContactsPage();
  await click(user, 'Delete Jane Doe');
  await click(user, 'Delete');
  await screen.findByText('Failed to delete contact');
  await contactCardOf('Jane Doe');
});

test('all filtered contacts are selected and deleted together', async () => {
  const { user } = renderContactsPage('/dashboard/contacts?q=e');
  await contactCardOf('Jane Doe');
  await click(user, 'Select All');
  screen.getByText('2 selected');
  await click(user, 'Delete Selected');
  await click(user, 'Delete');
  await screen.findByText('2 contact(s) deleted successfully');
  expect(storedNames()).toEqual(['Ada King']);
});

test('Deselect All takes the selection back', async () => {
  const { user } = renderContactsPage();
  await click(user, 'Select All');
  await click(user, 'Deselect All');
  expect(screen.queryByText(/selected/)).toBeNull();
});

test('selected contacts that the filters hide are counted as such', async () => {
  const { user } = renderContactsPage();
  await user.click((await contactCardOf('Jane Doe')).getByRole('checkbox'));
  await user.click((await contactCardOf('Ada King')).getByRole('checkbox'));
  await user.type(screen.getByRole('searchbox'), 'ada');
  await screen.findByText('2 selected (1 not shown)');
});

test('tags are split, merged without repetition, and taken off again on undo', async () => {
  const { user } = renderContactsPage();
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
  const tags = () => backend.rows().map((one) => one.tags);
  expect(tags()).toEqual([['lead', 'Hannover 2026'], ['Hannover 2026', 'lead'], []]);
  (await contactCardOf('Li Wei')).getByText('Hannover 2026');
  await click(user, 'Undo');
  await waitFor(() => expect(tags()).toEqual([['lead'], [], []]));
});

test('tags that could not be saved are taken back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  backend.failing = (request) => request.startsWith('PATCH');
  const { user } = renderContactsPage();
  await user.click((await contactCardOf('Li Wei')).getByRole('checkbox'));
  await click(user, 'Add Tags');
  await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'x{Enter}');
  await screen.findByText('Failed to add tags to contacts');
  await waitFor(async () => expect((await contactCardOf('Li Wei')).queryByText('x')).toBeNull());
});
