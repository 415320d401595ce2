import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { failure, type Network, watchNetwork } from '#testing/watch-network.ts';
import { TagsAndEventsPage } from './tags-and-events/tags-and-events-page.tsx';
import { shownNames } from './testing/contact-card-of.ts';
import { renderContactsPage } from './testing/render-contacts-page.tsx';
import { addContacts, storedContacts } from './testing/stored-contacts.ts';
import { TidyUpPage } from './tidy-up/tidy-up-page.tsx';

let ada: SignedIn;
let network: Network;
beforeEach(async () => {
  ada = await signIn();
  network = watchNetwork();
});

const render = (page: ReactNode) => renderPage(page, { user: ada.user }).user;
const tagsOf = async () => (await storedContacts(ada)).map(({ tags }) => tags);

test('tidying up asks one thing after the other, once, and takes a decision back', async () => {
  const reached = { email: 'jane@acme.example', org: 'Acme' };
  await addContacts(
    ada,
    { ...reached, full_name: 'Jane Doe' },
    { ...reached, full_name: 'J. Doe' },
    { full_name: 'Unknown Contact', phone: '+49 30 1' },
    { full_name: 'Li Wei' },
  );
  const user = render(<TidyUpPage />);
  await screen.findByText('3 decisions left');
  screen.getByRole('heading', { name: 'Is this one person?' });
  await user.click(screen.getByRole('button', { name: 'Keep both' }));
  await screen.findByRole('heading', { name: 'Who is this? The card showed no name.' });
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const name = await screen.findByRole('textbox', { name: 'Full Name' });
  await user.clear(name);
  await user.type(name, 'Ada King');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: /^There is no phone/ });
  await user.click(screen.getByRole('button', { name: 'Leave as it is' }));
  await screen.findByRole('heading', { name: 'Everything is tidy' });
  await expect
    .poll(async () => (await storedContacts(ada)).at(-1)?.settled)
    .toEqual(['unreachable']);
  // It is told when it is stored, which the page does not wait for.
  const decided = (await screen.findByText('Li Wei stays as it is')).closest('li');
  await user.click(within(decided as HTMLElement).getByRole('button', { name: 'Undo' }));
  await screen.findByText('1 decision left');
});

test('a tag is renamed, joined to another one and removed everywhere, and comes back', async () => {
  await addContacts(
    ada,
    { full_name: 'Jane', tags: ['lead', 'VIP'] },
    { full_name: 'Li', tags: ['leads'] },
  );
  const user = render(<TagsAndEventsPage />);
  await user.click(await screen.findByRole('button', { name: 'Rename tag lead' }));
  const input = screen.getByRole('textbox', { name: 'New name of tag lead' });
  expect(document.activeElement).toBe(input);
  await user.type(input, 's{Enter}');
  await screen.findByText('“lead” is “leads” now');
  await screen.findByText('2 contacts');
  expect(await tagsOf()).toEqual([['leads', 'VIP'], ['leads']]);
  await user.click(screen.getByRole('button', { name: 'Remove tag leads' }));
  await screen.findByText('“leads” is gone');
  expect(await tagsOf()).toEqual([['VIP'], []]);
  const removed = screen.getByText('“leads” is gone').closest('li');
  await user.click(within(removed as HTMLElement).getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await tagsOf()).toEqual([['leads', 'VIP'], ['leads']]));
});

test('an event is renamed everywhere, and a failure says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await addContacts(ada, { full_name: 'Jane', met_event: 'Fair' });
  const user = render(<TagsAndEventsPage />);
  network.fault = ({ route }) => (route.startsWith('PATCH') ? failure() : undefined);
  await user.click(await screen.findByRole('button', { name: 'Remove event Fair' }));
  await screen.findByText('Failed to change the event');
  network.fault = () => undefined;
  await user.click(await screen.findByRole('button', { name: 'Rename event Fair' }));
  await user.type(screen.getByRole('textbox', { name: /^New name/ }), ' 2026{Enter}');
  await screen.findByText('“Fair” is “Fair 2026” now');
  expect(await storedContacts(ada)).toMatchObject([{ met_event: 'Fair 2026' }]);
});

test('without tags and events the page says where they come from', async () => {
  render(<TagsAndEventsPage />);
  await screen.findByRole('heading', { name: 'No tags or events yet' });
});

test('a search is kept with the account, made again, and forgotten', async () => {
  await addContacts(ada, { full_name: 'Jane', tags: ['lead'] }, { full_name: 'Li' });
  await ada.client
    .from('user_settings')
    .insert({ user_id: ada.id, processing_alerts: true })
    .throwOnError();
  const { user } = renderContactsPage(ada, '/dashboard/contacts?tag=lead');
  await user.click(await screen.findByRole('button', { name: 'Save search' }));
  const saved = await screen.findByRole('list', { name: 'Saved searches' });
  expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Searches' }));
  const settings = async () =>
    (await ada.client.from('user_settings').select().single().throwOnError()).data;
  await waitFor(async () =>
    expect(await settings()).toMatchObject({
      saved_searches: [{ name: 'lead', query: 'tag=lead' }],
      processing_alerts: true,
    }),
  );
  await user.clear(screen.getByLabelText('Filter by tag'));
  await waitFor(() => expect(shownNames()).toEqual(['Jane', 'Li']));
  await user.click(within(saved).getByRole('button', { name: 'lead' }));
  await waitFor(() => expect(shownNames()).toEqual(['Jane']));
  await user.click(within(saved).getByRole('button', { name: 'Forget search lead' }));
  await waitFor(async () => expect(await settings()).toMatchObject({ saved_searches: [] }));
});
