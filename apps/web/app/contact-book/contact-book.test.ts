import type { Database, Tables, TablesInsert } from '@cardsift/backend/database.types';
import { type Person, signUp } from '@cardsift/backend/testing/sign-up';
import type { Contact } from '@cardsift/contacts/contact';
import { groupDuplicates } from '@cardsift/contacts/duplicates/group-duplicates';
import { createClient } from '@supabase/supabase-js';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { createContactBook } from './contact-book.ts';
import { createContactTable } from './contact-rows/contact-table.ts';
import { DailyLimitError } from './save-key.ts';

type NewContact = Partial<TablesInsert<'business_card_records'>>;

const signUpHere = () => signUp(inject('backend').url, inject('backend').publishableKey);

/** Gives somebody a contact; returns its id. */
async function addContact({ id, client }: Person, columns: NewContact): Promise<string> {
  const row = { user_id: id, full_name: 'Ada Okafor', ...columns };
  const { data } = await client
    .from('business_card_records')
    .insert(row)
    .select()
    .single()
    .throwOnError();
  return data.id;
}

const card = (more: Partial<Contact> = {}): Contact => ({
  fullName: 'Ada N. Okafor',
  emails: ['ada@okafor.example'],
  phones: [{ number: '+234 1 700', kinds: [] }],
  org: 'Okafor & Co (Lagos), "West"',
  urls: [],
  hashtags: ['finance', 'lagos'],
  ...more,
});
const ORG = card().org;

describe('createContactBook', () => {
  let me: Person;
  let book: ReturnType<typeof createContactBook>;
  beforeEach(async () => {
    me = await signUpHere();
    book = createContactBook(new QueryClient(), me.client, me.id);
  });

  async function rows(): Promise<Tables<'business_card_records'>[]> {
    const { data } = await me.client
      .from('business_card_records')
      .select()
      .order('created_at')
      .throwOnError();
    return data;
  }

  test('inserts a person who is not in the list, with nulls where the card says nothing', async () => {
    const { id, updated } = await book.saveCard(card(), undefined);
    expect(updated).toBe(false);
    expect(await rows()).toMatchObject([
      {
        id,
        user_id: me.id,
        full_name: 'Ada N. Okafor',
        email: 'ada@okafor.example',
        phone: '+234 1 700',
        org: ORG,
        title: null,
        notes: null,
        hashtags: 'finance, lagos',
        linkedin_url: null,
        details: card(),
      },
    ]);
  });

  test('updates the person with the same e-mail and organization, keeping what is not new', async () => {
    const r1 = await addContact(me, {
      email: 'ada@okafor.example',
      org: ORG,
      title: 'CFO',
      phone: '+1',
    });
    const { id, updated, contact } = await book.saveCard(card(), undefined);
    expect({ id, updated }).toEqual({ id: r1, updated: true });
    expect(await rows()).toMatchObject([
      {
        full_name: 'Ada N. Okafor',
        phone: '+234 1 700',
        title: 'CFO',
        hashtags: 'finance, lagos',
      },
    ]);
    expect(contact.title).toBe('CFO');
    expect(contact.phones.map(({ number }) => number)).toEqual(['+234 1 700', '+1']);
  });

  test('keeps the old hashtags when the card gives none', async () => {
    await addContact(me, { email: 'ada@okafor.example', org: ORG, hashtags: 'banking' });
    await book.saveCard(card({ hashtags: [] }), undefined);
    expect(await rows()).toMatchObject([{ hashtags: 'banking' }]);
  });

  test('finds a person by phone and organization when the e-mail does not speak against it', async () => {
    const r1 = await addContact(me, { phone: '+234 1 700', org: ORG });
    expect((await book.saveCard(card(), undefined)).id).toBe(r1);
    expect(await rows()).toMatchObject([{ email: 'ada@okafor.example' }]);
  });

  test('finds a person by phone and organization when the card has no e-mail', async () => {
    const r2 = await addContact(me, { phone: '+234 1 700', org: ORG, email: 'ada@old.example' });
    expect((await book.saveCard(card({ emails: [] }), undefined)).id).toBe(r2);
    expect(await rows()).toMatchObject([{ email: 'ada@old.example' }]);
  });

  test('does not overwrite a colleague who shares the switchboard number', async () => {
    await addContact(me, { phone: '+234 1 700', org: ORG, email: 'jon@okafor.example' });
    expect((await book.saveCard(card(), undefined)).updated).toBe(false);
    expect(await rows()).toMatchObject([{ full_name: 'Ada Okafor' }, {}]);
  });

  test.each([
    ['another organization', { org: 'Elsewhere' }],
    ['no organization', { org: null }],
  ])('never matches a record of %s', async (_, other) => {
    await addContact(me, { email: 'ada@okafor.example', ...other });
    expect((await book.saveCard(card(), undefined)).updated).toBe(false);
    expect(await rows()).toHaveLength(2);
  });

  test('never matches a record of another user', async () => {
    await addContact(await signUpHere(), { email: 'ada@okafor.example', org: ORG });
    expect((await book.saveCard(card(), undefined)).updated).toBe(false);
    expect(await rows()).toHaveLength(1);
  });

  test.each([
    ['the e-mail in capitals and with a space', { email: 'Ada@Okafor .example' }, ORG],
    ['the phone without spaces', { phone: '002341700' }, ORG],
    [
      'the organization in another spelling',
      { email: 'ada@okafor.example' },
      'OKAFOR & Co, Lagos “West”',
    ],
    ['neither of an organization', { email: 'ada@okafor.example' }, undefined],
  ])('knows a person again with %s', async (_, known, org) => {
    const id = await addContact(me, { ...known, org: org === ORG ? ORG : (org ?? null) });
    const saved = await book.saveCard(card({ org: org && ORG }), undefined);
    expect(saved).toMatchObject({ id, updated: true });
    expect(groupDuplicates(await rows())).toEqual([]);
  });

  test.each([
    ['that can be told from others', card()],
    ['of a name alone', card({ org: undefined, emails: [], phones: [] })],
  ])('adds a card %s once when its first answer was lost', async (_, again) => {
    const id = crypto.randomUUID();
    await book.saveCard(again, undefined, { saveKey: id });
    const second = await book.saveCard(again, undefined, { saveKey: id });
    expect(second).toMatchObject({ id, updated: false });
    expect(await rows()).toHaveLength(1);
    await second.undo();
    expect(await rows()).toEqual([]);
  });

  test('leaves a contact alone that was updated by a lost answer and deleted or changed since', async () => {
    const id = await addContact(me, { email: 'ada@okafor.example', org: ORG });
    const key = { saveKey: crypto.randomUUID() };
    await book.saveCard(card(), undefined, key);
    await book.correctCard(id, card({ emails: ['ada@new.example'], phones: [] }), undefined);
    const again = await book.saveCard(card(), undefined, key);
    expect(again).toMatchObject({ id, updated: true });
    await again.undo();
    expect(await rows()).toMatchObject([{ id, email: 'ada@new.example' }]);
  });

  test('spends a scan for a picture that was read here, and says when none is left', async () => {
    const picture = { key: crypto.randomUUID(), isReserved: false };
    const nobody = card({ emails: [], phones: [] });
    const colleague = card({ emails: [], phones: [], fullName: 'Bo Ray' });
    await book.saveCard(nobody, undefined, { saveKey: crypto.randomUUID(), picture });
    await book.saveCard(colleague, undefined, { saveKey: crypto.randomUUID(), picture });
    const reserve = (count: number) =>
      me.client.rpc('increment_daily_usage', { user_uuid: me.id, increment_by: count });
    expect((await reserve(10)).data).toBe(false);
    expect((await reserve(9)).data).toBe(true);
    const another = { key: crypto.randomUUID(), isReserved: false };
    await expect(
      book.saveCard(nobody, undefined, { saveKey: crypto.randomUUID(), picture: another }),
    ).rejects.toThrow(DailyLimitError);
    expect(await rows()).toHaveLength(2);
  });

  test('takes an insert back by deleting it', async () => {
    const { undo } = await book.saveCard(card(), undefined);
    await undo();
    expect(await rows()).toEqual([]);
  });

  test('takes an update back by restoring the record as it was', async () => {
    await addContact(me, { email: 'ada@okafor.example', org: ORG, title: 'CFO' });
    const [before] = await rows();
    const { undo } = await book.saveCard(card(), undefined);
    await undo();
    const touched = { updated_at: expect.any(String), history: [expect.anything()] };
    expect(await rows()).toEqual([{ ...before, ...touched }]);
  });

  test('knows somebody without an address and a number by name and organization', async () => {
    const nameOnly = card({ emails: [], phones: [] });
    const { id } = await book.saveCard(nameOnly, undefined);
    const again = await book.saveCard({ ...nameOnly, title: 'CFO' }, undefined);
    expect(again).toMatchObject({ id, updated: true });
    expect(await rows()).toMatchObject([{ title: 'CFO' }]);
  });

  describe('an import', () => {
    const addition = {
      file: 'x.vcf',
      imported: { contact: card(), tags: ['fair'] },
      isSameCard: false,
    };
    const known = async () => {
      await addContact(me, { email: 'old@okafor.example', org: ORG ?? null, tags: ['lead'] });
      const [record] = await rows();
      if (!record) throw new Error('One contact was added');
      return record;
    };
    const watch = { onBatch: () => {} };
    const importOne = async (record: Tables<'business_card_records'>) => {
      const updates = [{ record, additions: [addition] }];
      return (await book.importAll({ inserts: [], updates }, watch)).undo;
    };

    test('updates a contact, which its history says, and can be taken back', async () => {
      const before = await known();
      const undo = await importOne(before);
      expect(await rows()).toMatchObject([
        {
          id: before.id,
          email: 'ada@okafor.example',
          phone: '+234 1 700',
          tags: ['lead', 'fair'],
          history: [
            {
              kind: 'imported',
              columns: ['full_name', 'email', 'phone', 'hashtags', 'tags', 'details'],
            },
          ],
        },
      ]);
      await undo();
      const history = [{ kind: 'imported' }, { kind: 'unimported' }];
      const after = { ...before, updated_at: expect.any(String), history };
      expect(await rows()).toMatchObject([after]);
    });

    test('adds to what somebody else has changed meanwhile', async () => {
      const before = await known();
      await book.edit(before.id, { notes: 'called today' });
      await importOne(before);
      expect(await rows()).toMatchObject([{ notes: 'called today', phone: '+234 1 700' }]);
    });

    test('adds a contact that somebody else has deleted meanwhile', async () => {
      const before = await known();
      await book.remove([before]);
      const undo = await importOne(before);
      expect(await rows()).toMatchObject([{ email: 'ada@okafor.example', source: 'import' }]);
      await undo();
      expect(await rows()).toEqual([]);
    });

    test('that is taken back leaves what was changed since', async () => {
      const before = await known();
      const undo = await importOne(before);
      await book.edit(before.id, { title: 'CFO' });
      await undo();
      expect(await rows()).toMatchObject([{ title: 'CFO', email: 'ada@okafor.example' }]);
    });

    test('updates nothing of other people', async () => {
      const stranger = await signUpHere();
      const before = await known();
      const other = createContactBook(new QueryClient(), stranger.client, stranger.id);
      await other.importAll(
        { inserts: [], updates: [{ record: before, additions: [addition] }] },
        watch,
      );
      expect(await rows()).toEqual([before]);
    });

    test('with long texts takes several requests, and all arrives', async () => {
      const table = createContactTable(me.client, me.id);
      const before = Array.from({ length: 18 }, () => ({ notes: '名'.repeat(20_000) }));
      expect(await table.insert(before)).toHaveLength(18);
      const columns = { notes: '字'.repeat(20_000) };
      const changes = (await rows()).map(({ id, updated_at: seen }) => ({ id, seen, columns }));
      expect((await table.updateImported(changes, false)).size).toBe(18);
      expect(await rows()).toMatchObject(changes.map(({ id }) => ({ id, ...columns })));
    });

    test('that is stopped has written what it says, and can be taken back', async () => {
      const before = await known();
      const { imported } = addition;
      const stop = new AbortController();
      const done = await book.importAll(
        { inserts: [imported], updates: [{ record: before, additions: [addition] }] },
        { onBatch: () => stop.abort(), signal: stop.signal },
      );
      expect(done).toMatchObject({ added: 1, updated: 0 });
      expect(await rows()).toHaveLength(2);
      expect(await rows()).toContainEqual(before);
      await done.undo();
      expect(await rows()).toEqual([before]);
    });
  });

  test('more deleted contacts than one request takes come back', async () => {
    const table = createContactTable(me.client, me.id);
    const ids = await table.insert(Array.from({ length: 101 }, () => ({ full_name: 'Ada' })));
    await table.remove(ids);
    expect(await rows()).toEqual([]);
    expect((await table.restore(ids)).sort()).toEqual(ids.sort());
  });

  test('writes a correction as it stands, emptied values too', async () => {
    const { id } = await book.saveCard(card(), undefined);
    await book.correctCard(id, card({ emails: [], title: 'CEO' }), undefined);
    expect(await rows()).toMatchObject([{ email: null, title: 'CEO' }]);
  });

  test('keeps a profile that was found for the contact meanwhile', async () => {
    const { id } = await book.saveCard(card(), undefined);
    const found = { linkedin_url: 'https://www.linkedin.com/in/ada' };
    await me.client.from('business_card_records').update(found).eq('id', id).throwOnError();
    await book.correctCard(id, card({ title: 'CEO' }), undefined);
    expect(await rows()).toMatchObject([found]);
  });

  test('writes nothing when the backend cannot be asked who is known', async () => {
    const down: typeof fetch = async () => Response.json({ message: 'down' }, { status: 500 });
    const client = createClient<Database>(inject('backend').url, 'key', {
      global: { fetch: down },
      auth: { persistSession: false, autoRefreshToken: false, storageKey: 'down' },
    });
    await expect(
      createContactBook(new QueryClient(), client, me.id).saveCard(card(), undefined),
    ).rejects.toThrow('down');
    expect(await rows()).toEqual([]);
  });
});
