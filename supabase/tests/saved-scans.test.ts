import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Caller,
  DENIED,
  errorCode,
  openTestDatabase,
  type TestDatabase,
} from './test-database.ts';

let database: TestDatabase;
let user: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  user = await database.addUser();
});

interface Saving {
  key?: string;
  known?: string | null;
  /** The picture, if it was read on the device. */
  picture?: string | null;
  isReserved?: boolean;
  columns?: Record<string, unknown>;
  /** The contacts that the page saw when it chose. */
  seen?: { email: string; phone: string; contacts: Record<string, string> };
  caller?: Caller;
}

async function save({ key = randomUUID(), columns = { full_name: 'Ada' }, ...more }: Saving = {}) {
  const {
    known = null,
    picture = null,
    isReserved = false,
    seen,
    caller = { userId: user },
  } = more;
  const [row] = await database.queryAs<{ outcome: string; contact_id: string | null }>(
    caller,
    'select * from public.save_scanned_contact($1, $2, $3, $4, $5, $6)',
    [key, JSON.stringify(columns), known, picture, isReserved, seen ? JSON.stringify(seen) : null],
  );
  return row;
}

const names = async (owner = user) =>
  (
    await database.query<{ full_name: string }>(
      'select full_name from public.business_card_records where user_id = $1 order by full_name',
      [owner],
    )
  ).map(({ full_name }) => full_name);

async function spent(): Promise<number> {
  const rows = await database.query(
    'select id from public.scans where user_id = $1 and spent_at is not null',
    [user],
  );
  return rows.length;
}

const reserve = (count: number) =>
  database.queryAs({ userId: user }, 'select public.increment_daily_usage($1, $2)', [user, count]);

test('a contact is saved once, however often and by however many it is sent at once', async () => {
  const key = randomUUID();
  const sent = await Promise.all(Array.from({ length: 5 }, () => save({ key })));
  expect(sent.map((row) => row?.outcome).toSorted()).toEqual([
    'saved',
    'saved_before',
    'saved_before',
    'saved_before',
    'saved_before',
  ]);
  expect(new Set(sent.map((row) => row?.contact_id))).toEqual(new Set([key]));
  expect(await names()).toEqual(['Ada']);
});

test('a contact that was deleted meanwhile does not come back', async () => {
  const key = randomUUID();
  await save({ key });
  await database.query('delete from public.business_card_records where id = $1', [key]);
  expect(await save({ key })).toEqual({ outcome: 'saved_before', contact_id: key });
  expect(await names()).toEqual([]);
});

test('what a person corrected meanwhile is not overwritten by a repetition', async () => {
  const known = (await save({ columns: { full_name: 'Ada', title: 'CTO' } }))?.contact_id ?? '';
  const key = randomUUID();
  await save({ key, known, columns: { title: 'CEO' } });
  await database.queryAs(
    { userId: user },
    `update public.business_card_records set title = 'Chair' where id = $1`,
    [known],
  );
  expect(await save({ key, known, columns: { title: 'CEO' } })).toEqual({
    outcome: 'saved_before',
    contact_id: known,
  });
  const [contact] = await database.query(
    'select full_name, title, history from public.business_card_records where id = $1',
    [known],
  );
  expect(contact).toMatchObject({ full_name: 'Ada', title: 'Chair' });
});

test('only what a scan writes is written', async () => {
  const stranger = await database.addUser();
  const columns = { full_name: 'Ada', user_id: stranger, id: randomUUID(), source: 'hand' };
  const key = randomUUID();
  await save({ key, columns });
  await save({ known: key, columns });
  expect(await names(stranger)).toEqual([]);
  const contacts = await database.query(
    'select id, source, details, history -> 0 as edit from public.business_card_records where user_id = $1',
    [user],
  );
  expect(contacts).toEqual([{ id: key, source: 'scan', details: {}, edit: null }]);
});

test('nobody can save into another person’s contact, or into a deleted one', async () => {
  const stranger = await database.addUser();
  const theirs = (await save({ caller: { userId: stranger } }))?.contact_id ?? '';
  for (const known of [theirs, randomUUID()]) {
    const picture = randomUUID();
    expect(await errorCode(save({ known, picture, columns: { full_name: 'Eve' } }))).toBe(DENIED);
  }
  expect(await names(stranger)).toEqual(['Ada']);
  expect(await spent()).toBe(0);
});

test('another person’s key reveals nothing', async () => {
  const stranger = await database.addUser();
  const key = randomUUID();
  const picture = randomUUID();
  await save({ key, picture, caller: { userId: stranger } });
  // The same error as for any id that is taken. Nothing of the stranger's is revealed or changed.
  expect(await errorCode(save({ key }))).toBe('23505');
  await save({ picture });
  expect(await spent()).toBe(1);
});

describe('a contact that is saved by what a page has seen', () => {
  const email = 'ada@people.example';
  const columns = { full_name: 'Ada', email };
  const picture = randomUUID();
  const LOOK_AGAIN = { outcome: 'look_again', contact_id: null };

  /** What a page that looks now learns about existing contacts. */
  async function look() {
    const alike = await database.queryAs<{ id: string; updated_at: string | Date }>(
      { userId: user },
      'select * from public.find_reached_alike($1, $2)',
      [email, ''],
    );
    const of = alike.map(({ id, updated_at }) => [id, new Date(updated_at).toISOString()]);
    return { email, phone: '', contacts: Object.fromEntries(of) as Record<string, string> };
  }

  test('is saved while that is still so', async () => {
    const known = (await save({ columns, seen: await look() }))?.contact_id ?? '';
    expect(await save({ columns, known, seen: await look() })).toMatchObject({ outcome: 'saved' });
    expect(await names()).toEqual(['Ada']);
  });

  test.each([
    ['there is one more', () => save({ columns })],
    ['one has changed', () => run("update public.business_card_records set title = 'CEO'")],
    ['one is gone', () => run('delete from public.business_card_records')],
  ])('is not saved if %s, and costs nothing', async (_, change) => {
    const known = (await save({ columns }))?.contact_id ?? '';
    const seen = await look();
    await change();
    const before = await names();
    expect(await save({ columns, picture, seen })).toEqual(LOOK_AGAIN);
    expect(await save({ columns, known, picture, seen })).toEqual(LOOK_AGAIN);
    expect(await names()).toEqual(before);
    expect(await spent()).toBe(0);
  });

  test('is saved once, by whichever of two devices comes first', async () => {
    const seen = await look();
    const sent = await Promise.all([save({ columns, seen }), save({ columns, seen })]);
    expect(sent.map((row) => row?.outcome).toSorted()).toEqual(['look_again', 'saved']);
  });

  test('is still recognized by its key if an answer was lost', async () => {
    const [key, seen] = [randomUUID(), await look()];
    await save({ key, columns, seen });
    expect(await save({ key, columns, seen })).toMatchObject({ outcome: 'saved_before' });
  });

  const run = (change: string) => database.query(`${change} where user_id = $1`, [user]);
});

test.each<Caller>(['anon', 'service_role'])('%s saves nothing', async (caller) => {
  expect(await errorCode(save({ caller }))).toBe(DENIED);
});

test('a contact without a key is refused', async () => {
  const attempt = database.queryAs(
    { userId: user },
    `select * from public.save_scanned_contact(null, '{}')`,
  );
  expect(await errorCode(attempt)).toBe('22023');
});

test('of very many keys the newest are remembered', async () => {
  await database.exec(
    `create or replace function private.saved_scans_per_person() returns integer
       language sql immutable set search_path = '' as $$ select 3 $$`,
  );
  const keys = Array.from({ length: 5 }, () => randomUUID());
  for (const key of keys) await save({ key });
  const rows = await database.query<{ save_key: string }>(
    'select save_key from public.saved_scans where user_id = $1 order by saved_at',
    [user],
  );
  expect(rows.map(({ save_key }) => save_key)).toEqual(keys.slice(2));
  await database.exec(
    `create or replace function private.saved_scans_per_person() returns integer
       language sql immutable set search_path = '' as $$ select 20000 $$`,
  );
});

describe('a picture that was read on the device', () => {
  test('costs one scan, however many contacts were on it and however often they are sent', async () => {
    const picture = randomUUID();
    const key = randomUUID();
    await save({ picture, key });
    await save({ picture, key });
    await save({ picture });
    expect(await names()).toHaveLength(2);
    expect(await spent()).toBe(1);
  });

  test('costs one scan if its contacts are sent at once', async () => {
    const picture = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => save({ picture })));
    expect(await names()).toHaveLength(5);
    expect(await spent()).toBe(1);
  });

  test('waits if the day is used up, and is saved with the same key the next day', async () => {
    await reserve(9);
    const [first, second] = [randomUUID(), randomUUID()];
    expect(await save({ picture: first })).toMatchObject({ outcome: 'saved' });
    const waiting = { key: randomUUID(), picture: second };
    expect(await save(waiting)).toEqual({ outcome: 'limit_reached', contact_id: null });
    // Another contact on a picture that was paid for is free.
    expect(await save({ picture: first })).toMatchObject({ outcome: 'saved' });
    expect(await names()).toHaveLength(2);
    await database.query('update public.scans set day = day - 1 where user_id = $1', [user]);
    expect(await save(waiting)).toMatchObject({ outcome: 'saved' });
    expect(await names()).toHaveLength(3);
  });

  test('is never the eleventh of a day, even if twenty are sent at once', async () => {
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => save({ picture: randomUUID() })),
    );
    expect(sent.filter((row) => row?.outcome === 'saved')).toHaveLength(10);
    expect(await spent()).toBe(10);
  });

  test('spends the scan that was reserved for it', async () => {
    await reserve(10);
    expect(await save({ picture: randomUUID() })).toMatchObject({ outcome: 'limit_reached' });
    expect(await save({ picture: randomUUID(), isReserved: true })).toMatchObject({
      outcome: 'saved',
    });
    const [usage] = await database.queryAs(
      { userId: user },
      'select * from public.get_daily_usage($1)',
      [user],
    );
    expect(usage).toMatchObject({ current_count: 10 });
  });

  test('spends a scan of the day if the reserved one has lapsed', async () => {
    await reserve(1);
    await database.query(
      `update public.scans set reserved_at = now() - interval '16 minutes' where user_id = $1`,
      [user],
    );
    await save({ picture: randomUUID(), isReserved: true });
    expect(await spent()).toBe(1);
  });

  test('does not use what another picture has reserved', async () => {
    await reserve(1);
    await save({ picture: randomUUID() });
    const [scan] = await database.query(
      'select count(*)::integer as kept from public.scans where user_id = $1 and spent_at is null',
      [user],
    );
    expect(scan).toEqual({ kept: 1 });
  });

  test('has no limit with Pro', async () => {
    await database.query('update public.users set is_premium = true where id = $1', [user]);
    for (let i = 0; i < 12; i += 1) await save({ picture: randomUUID() });
    expect(await names()).toHaveLength(12);
  });
});

test('costs nothing more if the webhook read it', async () => {
  await save({ picture: null });
  expect(await spent()).toBe(0);
});

test('people whose session has ended can save nothing', async () => {
  const caller = { userId: user, sessionId: randomUUID() };
  expect(await errorCode(save({ caller }))).toBe(DENIED);
});
