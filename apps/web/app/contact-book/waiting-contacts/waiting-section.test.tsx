import type { Contact } from '@cardsift/contacts/contact';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openDeviceStore } from '#app/browser/device-store/device-store.ts';
import { renderPage } from '#testing/render-page.tsx';
import { operator, signIn } from '#testing/sign-in.ts';
import type { SaveKey } from '../save-key.ts';
import { KeepSending } from './use-waiting-contacts.ts';
import { createWaitingContacts } from './waiting-contacts.ts';
import { createWaitingList } from './waiting-list.ts';
import { WaitingSection } from './waiting-section.tsx';

const MANY = 10_000;
const names = Array.from({ length: MANY }, (_, index) => `Person ${index}`);

/** Puts them where a hall without a network would have left them; those that were read there cost a scan. */
async function letWait(userId: string, fullNames: string[], wereReadHere = false): Promise<void> {
  const transaction = (await openDeviceStore()).transaction('waiting', 'readwrite');
  for (const fullName of fullNames) {
    const contact = { fullName, emails: [], phones: [], urls: [], hashtags: [] };
    const picture = { key: crypto.randomUUID(), isReserved: false };
    const key = { saveKey: crypto.randomUUID(), ...(wereReadHere && { picture }) };
    const content = { key, contact, readAt: 1 };
    void transaction.store.put({ userId, saveKey: key.saveKey, content });
  }
  await transaction.done;
}

test('of ten thousand waiting contacts a page shows the first, and all are sent in order, each once', async () => {
  const { user, id } = await signIn();
  await letWait(id, names);
  renderPage(<WaitingSection />, { user });
  const region = await screen.findByRole('region', { name: `Waiting to be saved (${MANY})` });
  expect(within(region).getAllByRole('listitem')).toHaveLength(50);
  expect(within(region).getByText(`and ${MANY - 50} more`)).toBeDefined();

  // A backend would take them one request after the other, as this book does.
  const saved: string[] = [];
  const saveCard = async (contact: Contact, _reading: unknown, key?: SaveKey) => {
    saved.push(contact.fullName);
    const undo = async () => undefined;
    return { id: key?.saveKey ?? '', updated: false, contact, undo };
  };
  const waiting = createWaitingContacts({
    list: createWaitingList(id),
    book: { saveCard, correctCard: async () => undefined },
    inTurn: (work) => work(),
    tell: () => undefined,
  });
  expect(await waiting.sendAll()).toBe('all');
  expect(saved).toEqual(names);
  expect(await waiting.count()).toBe(0);
});

test('above the limit of the day it says why they wait and until when, and then they are saved', async () => {
  const { user, id, client } = await signIn();
  const usage = { user_uuid: id, increment_by: 10 };
  await client.rpc('increment_daily_usage', usage).throwOnError();
  await letWait(id, ['Ada', 'Bo'], true);
  const { user: person } = renderPage(
    <>
      <KeepSending />
      <WaitingSection />
    </>,
    { user },
  );
  await screen.findByText(/Today’s scans are used up\..*saved after midnight UTC/);
  screen.getByRole('region', { name: 'Waiting to be saved (2)' });

  const scans = operator().from('scans');
  await scans.update({ day: '2026-01-01' }).eq('user_id', id).throwOnError();
  await person.click(screen.getByRole('button', { name: 'Save now' }));
  const region = () => screen.queryByRole('region', { name: /^Waiting/ });
  await waitFor(() => expect(region()).toBeNull());
  const table = client.from('business_card_records');
  const { data } = await table.select('full_name').order('created_at').throwOnError();
  expect(data).toEqual([{ full_name: 'Ada' }, { full_name: 'Bo' }]);
});
