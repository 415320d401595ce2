import type { Database, Tables } from '@cardsift/backend/database.types';
import type { Contact } from '@cardsift/contacts/contact';
import { createClient } from '@supabase/supabase-js';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import { createContactBook } from './contact-book.ts';

/** A table behind PostgREST's address, with the operators that saving uses. */
class FakeTable {
  rows: Record<string, unknown>[] = [];
  writes = 0;

  readonly fetch: typeof fetch = async (input, init) => {
    const url = new URL(String(input));
    const matching = this.rows.filter((row) => matches(row, url.searchParams));
    const body = init?.body ? JSON.parse(String(init.body)) : undefined;
    switch (init?.method) {
      case 'POST': {
        this.writes += 1;
        const rows = body.map((row: object, index: number) => ({
          id: `new-${this.rows.length + index}`,
          ...row,
        }));
        this.rows.push(...rows);
        return Response.json(rows, { status: 201 });
      }
      case 'PATCH':
        this.writes += 1;
        for (const row of matching) Object.assign(row, body);
        return new Response(null, { status: 204 });
      case 'DELETE':
        this.writes += 1;
        this.rows = this.rows.filter((row) => !matching.includes(row));
        return new Response(null, { status: 204 });
      default:
        return Response.json(matching.slice(0, Number(url.searchParams.get('limit') ?? 1000)));
    }
  };
}

function matches(row: Record<string, unknown>, filters: URLSearchParams): boolean {
  return [...filters].every(([column, filter]) => {
    if (['select', 'limit', 'columns'].includes(column)) return true;
    if (filter.startsWith('eq.')) return row[column] === filter.slice(3);
    if (filter.startsWith('in.'))
      return filter.slice(4, -1).split(',').includes(String(row[column]));
    if (filter === 'is.null') return row[column] === null;
    throw new Error(`unknown filter ${column}=${filter}`);
  });
}

let clients = 0;
const clientOf = (fetch: typeof globalThis.fetch) =>
  createClient<Database>('http://backend.test', 'key', {
    global: { fetch },
    auth: { persistSession: false, autoRefreshToken: false, storageKey: `test-${clients++}` },
  });

const stored = (columns: Partial<Tables<'business_card_records'>> & { id: string }) => ({
  user_id: 'me',
  full_name: 'Ada Okafor',
  email: null,
  phone: null,
  org: null,
  title: null,
  notes: null,
  hashtags: null,
  linkedin_url: null,
  tags: [],
  details: {},
  ...columns,
});

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
  let table: FakeTable;
  let book: ReturnType<typeof createContactBook>;
  beforeEach(() => {
    table = new FakeTable();
    book = createContactBook(new QueryClient(), clientOf(table.fetch), 'me');
  });

  test('inserts a person who is not in the list, with nulls where the card says nothing', async () => {
    const { id, updated } = await book.saveCard(card(), undefined);
    expect(updated).toBe(false);
    expect(table.rows).toEqual([
      {
        id,
        user_id: 'me',
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
    table.rows = [
      stored({ id: 'r1', email: 'ada@okafor.example', org: ORG, title: 'CFO', phone: '+1' }),
    ];
    const { id, updated, contact } = await book.saveCard(card(), undefined);
    expect({ id, updated }).toEqual({ id: 'r1', updated: true });
    expect(table.rows).toHaveLength(1);
    expect(table.rows[0]).toMatchObject({
      full_name: 'Ada N. Okafor',
      phone: '+234 1 700',
      title: 'CFO',
      hashtags: 'finance, lagos',
    });
    expect(contact.title).toBe('CFO');
    expect(contact.phones.map(({ number }) => number)).toEqual(['+234 1 700', '+1']);
  });

  test('keeps the old hashtags when the card gives none', async () => {
    table.rows = [stored({ id: 'r1', email: 'ada@okafor.example', org: ORG, hashtags: 'banking' })];
    await book.saveCard(card({ hashtags: [] }), undefined);
    expect(table.rows[0]?.hashtags).toBe('banking');
  });

  test('finds a person by phone and organization when the e-mail does not speak against it', async () => {
    table.rows = [stored({ id: 'r1', phone: '+234 1 700', org: ORG })];
    expect((await book.saveCard(card(), undefined)).id).toBe('r1');
    expect(table.rows[0]?.email).toBe('ada@okafor.example');

    table.rows = [stored({ id: 'r2', phone: '+234 1 700', org: ORG, email: 'ada@old.example' })];
    expect((await book.saveCard(card({ emails: [] }), undefined)).id).toBe('r2');
    expect(table.rows[0]?.email).toBe('ada@old.example');
  });

  test('does not overwrite a colleague who shares the switchboard number', async () => {
    table.rows = [stored({ id: 'r1', phone: '+234 1 700', org: ORG, email: 'jon@okafor.example' })];
    expect((await book.saveCard(card(), undefined)).updated).toBe(false);
    expect(table.rows).toHaveLength(2);
    expect(table.rows[0]?.full_name).toBe('Ada Okafor');
  });

  test.each([
    ['another organization', { org: 'Elsewhere' }],
    ['no organization', { org: null }],
    ['another user', { org: ORG, user_id: 'somebody-else' }],
  ])('never matches a record of %s', async (_, other) => {
    table.rows = [stored({ id: 'r1', email: 'ada@okafor.example', ...other })];
    expect((await book.saveCard(card(), undefined)).updated).toBe(false);
    expect(table.rows).toHaveLength(2);
  });

  test('inserts a contact without an organization even when the e-mail is known', async () => {
    table.rows = [stored({ id: 'r1', email: 'ada@okafor.example' })];
    expect((await book.saveCard(card({ org: undefined }), undefined)).updated).toBe(false);
  });

  test('takes an insert back by deleting it', async () => {
    const { undo } = await book.saveCard(card(), undefined);
    await undo();
    expect(table.rows).toEqual([]);
  });

  test('takes an update back by restoring the record as it was', async () => {
    const before = stored({ id: 'r1', email: 'ada@okafor.example', org: ORG, title: 'CFO' });
    table.rows = [{ ...before }];
    const { undo } = await book.saveCard(card(), undefined);
    await undo();
    expect(table.rows).toEqual([before]);
  });

  test('writes a correction as it stands, emptied values too', async () => {
    const { id } = await book.saveCard(card(), undefined);
    await book.correctCard(id, card({ emails: [], title: 'CEO' }), undefined);
    expect(table.rows[0]).toMatchObject({ email: null, title: 'CEO' });
  });

  test('keeps a profile that was found for the contact meanwhile', async () => {
    const { id } = await book.saveCard(card(), undefined);
    Object.assign(table.rows[0] ?? {}, { linkedin_url: 'https://linkedin.example/in/ada' });
    await book.correctCard(id, card({ title: 'CEO' }), undefined);
    expect(table.rows[0]?.linkedin_url).toBe('https://linkedin.example/in/ada');
  });

  test('writes nothing when the backend cannot be asked who is known', async () => {
    const client = clientOf(async () => Response.json({ message: 'down' }, { status: 500 }));
    await expect(
      createContactBook(new QueryClient(), client, 'me').saveCard(card(), undefined),
    ).rejects.toThrow('down');
  });
});
