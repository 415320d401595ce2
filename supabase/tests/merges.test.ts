import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DENIED, errorCode, openTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let user: string;
let stranger: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  user = await database.addUser();
  stranger = await database.addUser();
});

type Row = Record<string, unknown>;

async function addContact(columns: Row, owner = user): Promise<string> {
  const row = { user_id: owner, ...columns };
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  const [added] = await database.query<{ id: string }>(
    `insert into public.business_card_records (${Object.keys(row).join(', ')})
     values (${places.join(', ')}) returning id`,
    Object.values(row),
  );
  return added?.id ?? '';
}

/** A person's contacts, without the columns that every change sets. */
const contacts = (owner = user) =>
  database.query<Row>(
    `select to_jsonb(c) - array['updated_at', 'history', 'user_id'] as contact
     from public.business_card_records c where user_id = $1 order by full_name`,
    [owner],
  );

async function merge(kept: string, gone: string, columns: Row = {}, caller = user) {
  const [row] = await database.queryAs<{ id: string }>(
    { userId: caller },
    'select public.merge_contacts($1, $2, $3) as id',
    [kept, gone, JSON.stringify(columns)],
  );
  return row?.id ?? '';
}

const undo = (id: string, caller = user) =>
  database.queryAs({ userId: caller }, 'select public.undo_merge($1)', [id]);

const countMerges = async (owner = user) =>
  (await database.query('select id from public.contact_merges where user_id = $1', [owner])).length;

test('two contacts become one and, undone, exactly the two they were', async () => {
  const ada = await addContact({
    full_name: 'Ada',
    email: 'ada@x.example',
    tags: ['lead'],
    met_on: '2026-04-20',
    details: { phones: [{ number: '1', kinds: ['cell'] }] },
  });
  const eda = await addContact({
    full_name: 'Eda',
    phone: '+49 30 1',
    linkedin_url: 'https://www.linkedin.com/in/eda',
    linkedin_updated_at: '2026-01-01T00:00:00Z',
    evidence: { source_title: 'Eda' },
    source: 'scan',
  });
  const before = await contacts();
  const id = await merge(ada, eda, { full_name: 'Ada', phone: '+49 30 1', tags: ['lead', 'both'] });
  expect(await contacts()).toMatchObject([
    { contact: { id: ada, email: 'ada@x.example', phone: '+49 30 1', tags: ['lead', 'both'] } },
  ]);
  await undo(id);
  expect(await contacts()).toEqual(before);
  expect(await countMerges()).toBe(0);
  const profiles = await database.query(
    'select linkedin_url from public.linkedin_enrichments where contact_id = $1',
    [eda],
  );
  expect(profiles).toEqual([{ linkedin_url: 'https://www.linkedin.com/in/eda' }]);
});

test('changes since the merge stay when it is undone', async () => {
  const ada = await addContact({ full_name: 'Ada', title: 'CTO' });
  const eda = await addContact({ full_name: 'Eda', title: 'CEO' });
  const id = await merge(ada, eda, { full_name: 'Eda', title: 'CEO' });
  await database.queryAs(
    { userId: user },
    `update public.business_card_records set title = 'Chair', notes = 'called' where id = $1`,
    [ada],
  );
  await undo(id);
  expect(await contacts()).toMatchObject([
    { contact: { id: ada, full_name: 'Ada', title: 'Chair', notes: 'called' } },
    { contact: { id: eda, full_name: 'Eda', title: 'CEO' } },
  ]);
});

test('merges of merged contacts are undone one after the other, the newest first', async () => {
  const [a, b, c] = [
    await addContact({ full_name: 'A' }),
    await addContact({ full_name: 'B' }),
    await addContact({ full_name: 'C' }),
  ];
  const before = await contacts();
  const inner = await merge(b, c);
  const outer = await merge(a, b);
  expect(await errorCode(undo(inner))).toBe(DENIED);
  await undo(outer);
  await undo(inner);
  expect(await contacts()).toEqual(before);

  const first = await merge(a, b);
  const second = await merge(a, c);
  expect(await errorCode(undo(first))).toBe('55000');
  await undo(second);
  await undo(first);
  expect(await contacts()).toEqual(before);
});

test('rejected profiles stay rejected, for both', async () => {
  const [ada, eda] = [
    await addContact({ full_name: 'Ada' }),
    await addContact({ full_name: 'Eda' }),
  ];
  await database.query(
    `insert into public.rejected_profiles (contact_id, user_id, linkedin_url) values ($1, $2, 'x')`,
    [eda, user],
  );
  const rejections = async () =>
    (
      await database.query<{ contact_id: string }>(
        'select contact_id from public.rejected_profiles where user_id = $1',
        [user],
      )
    )
      .map(({ contact_id }) => contact_id)
      .sort();
  const id = await merge(ada, eda);
  expect(await rejections()).toEqual([ada]);
  await undo(id);
  expect(await rejections()).toEqual([ada, eda].sort());
});

test('a merge that fails changes nothing', async () => {
  const [ada, eda] = [
    await addContact({ full_name: 'Ada' }),
    await addContact({ full_name: 'Eda' }),
  ];
  const before = await contacts();
  expect(await errorCode(merge(ada, eda, { full_name: 'x'.repeat(501) }))).toBe('23514');
  expect(await contacts()).toEqual(before);
  expect(await countMerges()).toBe(0);
});

test('a merge cannot give a contact another id, owner or age', async () => {
  const [ada, eda] = [
    await addContact({ full_name: 'Ada' }),
    await addContact({ full_name: 'Eda' }),
  ];
  const [before] = await contacts();
  await merge(ada, eda, { id: eda, user_id: stranger, created_at: '2000-01-01', source: 'hand' });
  expect(await contacts()).toEqual([before]);
});

describe('others', () => {
  test('cannot merge another person’s contacts, not even with one of their own', async () => {
    const [ada, eda] = [
      await addContact({ full_name: 'Ada' }),
      await addContact({ full_name: 'Eda' }),
    ];
    const own = await addContact({ full_name: 'Own' }, stranger);
    for (const [kept, gone] of [
      [ada, eda],
      [own, eda],
      [ada, own],
    ] as const) {
      expect(await errorCode(merge(kept, gone, {}, stranger))).toBe(DENIED);
    }
    expect(await contacts()).toHaveLength(2);
  });

  test('cannot undo another person’s merges', async () => {
    const id = await merge(
      await addContact({ full_name: 'Ada' }),
      await addContact({ full_name: 'Eda' }),
    );
    expect(await errorCode(undo(id, stranger))).toBe(DENIED);
    expect(await countMerges()).toBe(1);
  });

  test.each(['anon', 'service_role'] as const)('%s merges nothing', async (caller) => {
    const [ada, eda] = [
      await addContact({ full_name: 'Ada' }),
      await addContact({ full_name: 'Eda' }),
    ];
    const attempt = database.queryAs(caller, `select public.merge_contacts($1, $2, '{}')`, [
      ada,
      eda,
    ]);
    expect(await errorCode(attempt)).toBe(DENIED);
    expect(await contacts()).toHaveLength(2);
  });
});

test('a contact cannot be merged with itself', async () => {
  const ada = await addContact({ full_name: 'Ada' });
  expect(await errorCode(merge(ada, ada))).toBe('22023');
});

test('the newest merges of a person are kept', async () => {
  await database.exec(
    'create or replace function private.merges_per_person() returns integer language sql as $$ select 2 $$',
  );
  const ada = await addContact({ full_name: 'Ada' });
  for (const name of ['B', 'C', 'D']) await merge(ada, await addContact({ full_name: name }));
  expect(await countMerges()).toBe(2);
});
