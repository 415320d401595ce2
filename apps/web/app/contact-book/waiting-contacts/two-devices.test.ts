import 'fake-indexeddb/auto';
import { createTestClient, type Person, signUp } from '@cardsift/backend/testing/sign-up';
import type { Contact } from '@cardsift/contacts/contact';
import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, inject, test, vi } from 'vitest';
import type { Backend } from '#app/backend/supabase.ts';
import type { WaitingContacts } from './waiting-contacts.ts';

const { url, publishableKey, secretKey } = inject('backend');

let ada: Person;
beforeEach(async () => {
  ada = await signUp(url, publishableKey);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** A browser of Ada's with a session and a storage of its own, and as many tabs as are opened. */
async function openDevice(name: string) {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  const [{ createContactBook }, { createTurns }, { createWaitingContacts }, { createWaitingList }] =
    await Promise.all([
      import('../contact-book.ts'),
      import('./take-turns.ts'),
      import('./waiting-contacts.ts'),
      import('./waiting-list.ts'),
    ]);
  const client: Backend = createTestClient(url, publishableKey);
  await client.auth.signInWithPassword(ada);
  const list = createWaitingList(ada.id);
  // Asked for while this device's storage is the one there is.
  await list.count();
  const inTurn = createTurns(`${name}-${ada.id}`);
  const openTab = () =>
    createWaitingContacts({
      ...{ list, inTurn, tell: () => undefined },
      book: createContactBook(new QueryClient(), client, ada.id),
    });

  return {
    openTab,
    /** Has contacts wait, each read from a picture of its own, as without a network. */
    async letWait(...cards: Contact[]) {
      for (const contact of cards) {
        const picture = { key: crypto.randomUUID(), isReserved: false };
        const key = { saveKey: crypto.randomUUID(), picture };
        await list.keep({ key, contact, readAt: Date.now() });
      }
    },
    waiting: async () => (await list.first(100)).map(({ contact }) => contact.fullName),
  };
}

const card = (fullName: string, more: Partial<Contact> = {}): Contact => ({
  ...{ fullName, emails: [], phones: [], urls: [], hashtags: [] },
  ...more,
});

const sendAll = (tabs: WaitingContacts[]) => Promise.all(tabs.map((tab) => tab.sendAll()));

async function saved() {
  const table = ada.client.from('business_card_records');
  return (await table.select('full_name, title, phone').throwOnError()).data;
}

const scans = () => createTestClient(url, secretKey).from('scans');

test('two devices, one with two tabs, save up to the day’s limit, each contact once, and the rest the next day', async () => {
  const phone = await openDevice('phone');
  const tablet = await openDevice('tablet');
  const onPhone = Array.from({ length: 7 }, (_, index) => `Phone ${index}`);
  const onTablet = Array.from({ length: 6 }, (_, index) => `Tablet ${index}`);
  await phone.letWait(...onPhone.map((name) => card(name)));
  await tablet.letWait(...onTablet.map((name) => card(name)));

  const tabs = [phone.openTab(), phone.openTab(), tablet.openTab()];
  const [first, second, other] = await sendAll(tabs);
  const names = (await saved()).map(({ full_name }) => full_name ?? '');
  expect(names).toHaveLength(10);
  // Each shows what is left of its own, in its order, and says why it waits.
  const [left, leftOther] = [await phone.waiting(), await tablet.waiting()];
  expect(left).toEqual(onPhone.filter((name) => !names.includes(name)));
  expect(leftOther).toEqual(onTablet.filter((name) => !names.includes(name)));
  const reason = (those: string[]) => (those.length > 0 ? 'limit' : 'all');
  expect([first, second, other]).toEqual([reason(left), reason(left), reason(leftOther)]);

  await scans().update({ day: '2026-01-01' }).eq('user_id', ada.id).throwOnError();
  expect(await sendAll(tabs)).toEqual(['all', 'all', 'all']);
  const all = (await saved()).map(({ full_name }) => full_name ?? '');
  expect(all.toSorted()).toEqual([...onPhone, ...onTablet]);
  expect([await phone.waiting(), await tablet.waiting()]).toEqual([[], []]);
});

/** Has nobody save before that many devices, which are opened after it, have looked who is known. */
function letAllLookFirst(devices: number): void {
  const send = globalThis.fetch;
  const { promise, resolve } = Promise.withResolvers<void>();
  let looks = 0;
  vi.stubGlobal('fetch', (async (input, init) => {
    if (String(input).endsWith('/save_scanned_contact')) await promise;
    const answer = await send(input, init);
    if (String(input).endsWith('/find_reached_alike') && ++looks === devices) resolve();
    return answer;
  }) satisfies typeof fetch);
}

test('who was scanned on two devices at once is one contact, with what both cards say', async () => {
  letAllLookFirst(2);
  const [phone, tablet] = [await openDevice('phone'), await openDevice('tablet')];
  const person = { emails: ['bo@firm.example'], org: 'Firm' };
  await phone.letWait(card('Bo', { ...person, title: 'CTO' }));
  await tablet.letWait(card('Bo', { ...person, phones: [{ number: '+49 30 123456', kinds: [] }] }));
  await sendAll([phone.openTab(), tablet.openTab()]);
  expect(await saved()).toEqual([{ full_name: 'Bo', title: 'CTO', phone: '+49 30 123456' }]);
});
