import { screen, waitFor } from '@testing-library/react';
import { act, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { failure, type Network, watchNetwork } from '#testing/watch-network.ts';
import { BatchMeeting } from './batch-meeting.tsx';

let ada: SignedIn;
let network: Network;
/** Saves further cards of the batch. */
let save: (ids: string[]) => void;
beforeEach(async () => {
  ada = await signIn();
  network = watchNetwork();
});

function Batch({ first }: { first: string[] }) {
  const [ids, setIds] = useState(first);
  save = (more) => setIds([...ids, ...more]);
  return <BatchMeeting ids={ids} />;
}

async function addContacts(...names: string[]): Promise<string[]> {
  const rows = names.map((full_name) => ({ user_id: ada.id, full_name }));
  const { data } = await ada.client
    .from('business_card_records')
    .insert(rows)
    .select('id')
    .throwOnError();
  return data.map(({ id }) => id);
}

async function storedEvents() {
  const { data } = await ada.client
    .from('business_card_records')
    .select('met_event, met_place, met_on')
    .order('created_at')
    .throwOnError();
  return data;
}

test('a batch is given its event once, and cards saved later have it too', async () => {
  const ids = await addContacts('Jane', 'Li');
  const { user } = renderPage(<Batch first={ids} />, { user: ada.user });
  await user.click(screen.getByRole('button', { name: 'Add event' }));
  await user.type(screen.getByRole('combobox', { name: 'Event' }), 'Hannover Fair');
  await user.type(screen.getByRole('textbox', { name: 'Place' }), 'Hall 5');
  const day = screen.getByLabelText('Day');
  expect(day).toHaveProperty('value', expect.stringMatching(/^\d{4}-\d\d-\d\d$/));
  await user.clear(day);
  await user.type(day, '2026-04-20');
  await user.click(screen.getByRole('button', { name: 'Set for this batch' }));
  await screen.findByText('Everything from this batch: Hannover Fair, Hall 5');
  const fair = { met_event: 'Hannover Fair', met_place: 'Hall 5', met_on: '2026-04-20' };
  await waitFor(async () => expect(await storedEvents()).toEqual([fair, fair]));
  const later = await addContacts('Zoe');
  act(() => save(later));
  await waitFor(async () => expect(await storedEvents()).toEqual([fair, fair, fair]));
});

test('an event that could not be saved is told, and can be given again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const ids = await addContacts('Jane');
  const { user } = renderPage(<Batch first={ids} />, { user: ada.user });
  network.fault = ({ route }) => (route.startsWith('PATCH') ? failure() : undefined);
  await user.click(screen.getByRole('button', { name: 'Add event' }));
  await user.type(screen.getByRole('combobox', { name: 'Event' }), 'Hannover Fair');
  await user.click(screen.getByRole('button', { name: 'Set for this batch' }));
  await screen.findByText('Failed to save the event');
  network.fault = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Change event' }));
  await user.click(screen.getByRole('button', { name: 'Set for this batch' }));
  await waitFor(async () =>
    expect(await storedEvents()).toMatchObject([{ met_event: 'Hannover Fair' }]),
  );
});

test('an event can be added once a card is saved, and the question takes no room of its own then', async () => {
  const button = () => screen.getByRole('button', { name: 'Add event' });
  renderPage(<Batch first={[]} />, { user: ada.user });
  expect(button()).toHaveProperty('disabled', true);
  const ids = await addContacts('Jane');
  act(() => save(ids));
  expect(button()).toHaveProperty('disabled', false);
});
