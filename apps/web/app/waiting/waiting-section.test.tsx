import type { Contact } from '@cardsift/contacts/contact';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SaveKey } from '#app/contact-book/save-key.ts';
import { openDeviceStore } from '#app/device-store/device-store.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/sign-in.ts';
import { createWaitingContacts } from './waiting-contacts.ts';
import { createWaitingList } from './waiting-list.ts';
import { WaitingSection } from './waiting-section.tsx';

const MANY = 10_000;
const names = Array.from({ length: MANY }, (_, index) => `Person ${index}`);

/** Puts that many where a hall without a network would have left them. */
async function letWait(userId: string): Promise<void> {
  const transaction = (await openDeviceStore()).transaction('waiting', 'readwrite');
  for (const fullName of names) {
    const contact = { fullName, emails: [], phones: [], urls: [], hashtags: [] };
    const key = { saveKey: crypto.randomUUID() };
    const content = { key, contact, readAt: 1 };
    void transaction.store.put({ userId, saveKey: key.saveKey, content });
  }
  await transaction.done;
}

test('of ten thousand waiting contacts a page shows the first, and all are sent in order, each once', async () => {
  const { user, id } = await signIn();
  await letWait(id);
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
