import 'fake-indexeddb/auto';
import type { Contact } from '@cardsift/contacts/contact';
import { AuthRetryableFetchError } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDeviceStore } from '#app/browser/device-store/device-store.ts';
import { DailyLimitError, type SaveKey } from '../save-key.ts';
import { createWaitingContacts, type WaitingNews } from './waiting-contacts.ts';
import { createWaitingList } from './waiting-list.ts';

const offline = () => new TypeError('Failed to fetch');
const refusal = Object.assign(new Error('An account holds 100,000 contacts at most.'), {
  code: 'contact_limit_reached',
});

const card = (fullName: string): Contact => ({
  ...{ fullName, emails: [], phones: [], urls: [], hashtags: [] },
});
const key = (saveKey: string): SaveKey => ({ saveKey });
/** Of a picture that was read on this device. */
const ownKey = (saveKey: string): SaveKey => ({
  saveKey,
  picture: { key: crypto.randomUUID(), isReserved: false },
});
const newKey = () => crypto.randomUUID();

/** A database that honors keys, and a page or two that send to it. */
function setUp(userId: string) {
  const saved = new Map<string, string>();
  const state = { scansLeft: 10, failure: null as Error | null, loseAnswers: false };
  const book = {
    saveCard: vi.fn(async ({ fullName }: Contact, _reading: unknown, by: SaveKey | undefined) => {
      if (by === undefined) throw new Error('A waiting contact has a key');
      if (state.failure) throw state.failure;
      if (!saved.has(by.saveKey)) {
        if (by.picture && state.scansLeft === 0) throw new DailyLimitError();
        if (by.picture) state.scansLeft -= 1;
        saved.set(by.saveKey, fullName);
      }
      if (state.loseAnswers) throw offline();
      const undo = async () => undefined;
      return { id: by.saveKey, updated: false, contact: card(fullName), undo };
    }),
    correctCard: vi.fn(async () => undefined),
  };
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = turn.then(work);
    turn = result.catch(() => undefined);
    return result;
  };
  const news: WaitingNews[] = [];
  const list = createWaitingList(userId);
  const openTab = () =>
    createWaitingContacts({ list, book, inTurn, tell: (one) => news.push(one), now: () => 1 });
  return { state, book, saved, news, list, openTab };
}

describe('createWaitingContacts', () => {
  let parts: ReturnType<typeof setUp>;
  let tab: ReturnType<typeof parts.openTab>;
  beforeEach(() => {
    parts = setUp(crypto.randomUUID());
    tab = parts.openTab();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  const names = () => [...parts.saved.values()];
  const waiting = async () => (await tab.first(100)).map(({ contact }) => contact.fullName);

  /** Without a network. */
  async function read(...cards: [name: string, by?: SaveKey][]) {
    parts.state.failure = offline();
    for (const [name, by = key(newKey())] of cards) {
      await expect(tab.saveCard(card(name), undefined, by)).rejects.toThrow('Failed to fetch');
    }
    parts.state.failure = null;
  }

  test('a contact that is saved at once does not wait', async () => {
    await tab.saveCard(card('Ada'), { unassigned: [] }, key(newKey()));
    expect(names()).toEqual(['Ada']);
    expect(await tab.count()).toBe(0);
    expect(parts.news.map(({ kind }) => kind)).toEqual(['saved']);
  });

  test('what was read without a network is saved in order, each once', async () => {
    await read(['Ada'], ['Bo'], ['Cy']);
    expect(await waiting()).toEqual(['Ada', 'Bo', 'Cy']);
    expect(await tab.sendAll()).toBe('all');
    expect(names()).toEqual(['Ada', 'Bo', 'Cy']);
    expect(await tab.count()).toBe(0);
  });

  test('a lost answer, and then a killed tab, save nothing twice and lose nothing', async () => {
    parts.state.loseAnswers = true;
    await expect(tab.saveCard(card('Ada'), undefined, key(newKey()))).rejects.toThrow();
    expect(await waiting()).toEqual(['Ada']);
    parts.state.loseAnswers = false;
    expect(await parts.openTab().sendAll()).toBe('all');
    expect(names()).toEqual(['Ada']);
    expect(await tab.count()).toBe(0);
  });

  test('two tabs that send at once save each contact once', async () => {
    await read(['Ada'], ['Bo'], ['Cy']);
    await Promise.all([tab.sendAll(), parts.openTab().sendAll()]);
    expect(names()).toEqual(['Ada', 'Bo', 'Cy']);
    expect(parts.book.saveCard).toHaveBeenCalledTimes(3 + 3);
  });

  test('the order is that of reading, also when the clock was set back', async () => {
    await read(['Ada'], ['Bo']);
    const earlier = createWaitingContacts({
      ...parts,
      inTurn: (work) => work(),
      tell() {},
      now: () => 0,
    });
    parts.state.failure = offline();
    await expect(earlier.saveCard(card('Cy'), undefined, key(newKey()))).rejects.toThrow();
    expect(await waiting()).toEqual(['Ada', 'Bo', 'Cy']);
  });

  test('without a connection it stops at the first and keeps all', async () => {
    await read(['Ada'], ['Bo']);
    parts.book.saveCard.mockClear();
    for (const failure of [offline(), new AuthRetryableFetchError('gone', 0)]) {
      parts.state.failure = failure;
      expect(await tab.sendAll()).toBe('unreachable');
    }
    expect(parts.book.saveCard).toHaveBeenCalledTimes(2);
    expect(await waiting()).toEqual(['Ada', 'Bo']);
  });

  test('a session that has ended keeps all for the next one', async () => {
    await read(['Ada']);
    parts.state.failure = Object.assign(new Error('JWT expired'), { code: 'PGRST303' });
    expect(await tab.sendAll()).toBe('signed out');
    parts.state.failure = null;
    expect(await parts.openTab().sendAll()).toBe('all');
    expect(names()).toEqual(['Ada']);
  });

  test('above the limit of the day those wait that cost a scan, and no other', async () => {
    parts.state.scansLeft = 1;
    await read(['Ada', ownKey(newKey())], ['Bo', ownKey(newKey())], ['Cy']);
    expect(await tab.sendAll()).toBe('limit');
    expect(names()).toEqual(['Ada', 'Cy']);
    expect(await waiting()).toEqual(['Bo']);
    parts.state.scansLeft = 10;
    expect(await tab.sendAll()).toBe('all');
    expect(names()).toEqual(['Ada', 'Cy', 'Bo']);
    expect(parts.state.scansLeft).toBe(9);
  });

  test('one that is refused stays with the reason and holds nobody up', async () => {
    await read(['Ada'], ['Bo']);
    parts.book.saveCard.mockRejectedValueOnce(refusal);
    expect(await tab.sendAll()).toBe('some refused');
    expect(names()).toEqual(['Bo']);
    expect(await tab.first(2)).toMatchObject([
      { contact: { fullName: 'Ada' }, problem: 'An account holds 100,000 contacts at most.' },
    ]);
  });

  test('a correction changes what waits, in its place', async () => {
    const ada = key(newKey());
    await read(['Ada', ada], ['Bo']);
    await tab.correct(card('Ada Okafor'), undefined, ada);
    expect(await waiting()).toEqual(['Ada Okafor', 'Bo']);
    await tab.sendAll();
    await tab.correct(card('Ada N. Okafor'), undefined, ada);
    expect(parts.book.correctCard).toHaveBeenCalledExactlyOnceWith(
      ada.saveKey,
      card('Ada N. Okafor'),
      undefined,
    );
    expect(names()).toEqual(['Ada Okafor', 'Bo']);
  });

  test('what is discarded is not saved, and can be taken back', async () => {
    const ada = key(newKey());
    await read(['Ada', ada], ['Bo']);
    const [kept] = await tab.first(1);
    if (kept === undefined) throw new Error('nothing waits');
    await tab.discard(ada.saveKey);
    expect(await waiting()).toEqual(['Bo']);
    await tab.restore(kept);
    expect(await waiting()).toEqual(['Bo', 'Ada']);
  });

  test('nobody sees or sends what another person’s session has kept', async () => {
    await read(['Ada']);
    const stranger = setUp(crypto.randomUUID());
    expect(await stranger.openTab().sendAll()).toBe('all');
    await stranger.openTab().removeAll();
    expect(stranger.saved.size).toBe(0);
    expect(await waiting()).toEqual(['Ada']);
  });

  test('a device without room keeps nothing, and the contact is sent all the same', async () => {
    vi.spyOn(parts.list, 'keep').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    const full = parts.openTab();
    await full.saveCard(card('Ada'), undefined, key(newKey()));
    expect(names()).toEqual(['Ada']);
  });

  test('what an unknown version has kept is passed over', async () => {
    const database = await openDeviceStore();
    const [userId, saveKey] = [crypto.randomUUID(), newKey()];
    await database.put('waiting', { userId, saveKey, content: { version: 99 } });
    const other = setUp(userId);
    expect(await other.openTab().sendAll()).toBe('all');
    expect(other.book.saveCard).not.toHaveBeenCalled();
  });

  test('however many there are, they are shown in part, and asked about once when the day is used up', async () => {
    const userId = crypto.randomUUID();
    const many = setUp(userId);
    many.state.scansLeft = 0;
    const store = (await openDeviceStore()).transaction('waiting', 'readwrite');
    for (let i = 0; i < 300; i += 1) {
      const by = ownKey(newKey());
      const content = { key: by, contact: card(`Person ${i}`), readAt: 1 };
      void store.store.put({ userId, saveKey: by.saveKey, content });
    }
    await store.done;
    const here = many.openTab();
    expect(await here.count()).toBe(300);
    expect((await here.first(2)).map(({ contact }) => contact.fullName)).toEqual([
      'Person 0',
      'Person 1',
    ]);
    expect(await here.sendAll()).toBe('limit');
    expect(many.book.saveCard).toHaveBeenCalledTimes(1);
    await here.removeAll();
    expect(await here.count()).toBe(0);
  });
});
