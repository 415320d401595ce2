import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorCode, openTestDatabase, type TestDatabase } from './test-database.ts';

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

const as = <T = Row>(userId: string, sql: string, values: unknown[] = []) =>
  database.queryAs<T>({ userId }, sql, values);

async function addContact(columns: Row = {}, owner = user): Promise<string> {
  const row = { user_id: owner, full_name: 'Ada', ...columns };
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  const [added] = await database.query<{ id: string }>(
    `insert into public.business_card_records (${Object.keys(row).join(', ')})
     values (${places.join(', ')}) returning id`,
    Object.values(row),
  );
  return added?.id ?? '';
}

const remove = (id: string, owner = user) =>
  as(owner, 'delete from public.business_card_records where id = $1', [id]);

async function restore(ids: string[], owner = user): Promise<string[]> {
  const rows = await as<{ id: string }>(
    owner,
    'select restored as id from public.restore_deleted_contacts($1::uuid[]) as restored',
    [`{${ids.join(',')}}`],
  );
  return rows.map(({ id }) => id);
}

async function contacts(owner = user): Promise<Row[]> {
  const rows = await database.query<{ contact: Row }>(
    `select to_jsonb(c) as contact
     from public.business_card_records c where user_id = $1 order by full_name, id`,
    [owner],
  );
  return rows.map(({ contact }) => contact);
}

async function deleted(owner = user): Promise<string[]> {
  const rows = await as<{ id: string }>(owner, 'select id from public.deleted_contacts');
  return rows.map(({ id }) => id);
}

const ask = async <T>(sql: string, values: unknown[] = []) =>
  (await database.query<T>(sql, values))[0];

/** As if the contact had been deleted this long ago. */
const age = (id: string, days: number) =>
  database.query(
    `update public.deleted_contacts set deleted_at = now() - make_interval(days => $2),
       created_at = created_at - make_interval(days => $2)
     where id = $1`,
    [id, days],
  );
const purge = () => database.queryAs('service_role', 'select public.delete_expired_contacts()');

test('a deleted contact can be restored unchanged, under its own id', async () => {
  const id = await addContact({
    email: 'ada@x.example',
    tags: ['lead', 'vip'],
    met_event: 'Fair',
    met_on: '2026-04-20',
    settled: ['unreachable'],
    source: 'scan',
    details: { phones: [{ number: '1', kinds: ['cell'] }], nothing: null },
    created_at: '2026-01-02T03:04:05.678Z',
  });
  await as(user, `update public.business_card_records set phone = '1' where id = $1`, [id]);
  const before = await contacts();
  await remove(id);
  expect(await contacts()).toEqual([]);
  expect(await deleted()).toEqual([id]);

  expect(await restore([id])).toEqual([id]);
  expect(await contacts()).toEqual(before);
  expect(await deleted()).toEqual([]);
});

test('its history continues, and says that it was restored', async () => {
  const id = await addContact();
  await as(user, `update public.business_card_records set phone = '1' where id = $1`, [id]);
  await remove(id);
  await age(id, 3);
  await restore([id]);
  const row = await ask<{ history: Row[] }>(
    'select history from public.business_card_records where id = $1',
    [id],
  );
  expect(row?.history).toMatchObject([
    { kind: 'edited', columns: ['phone'] },
    { kind: 'restored', deleted_at: expect.any(String), at: expect.any(String) },
  ]);
});

test('the found profile and the rejected ones are restored with it', async () => {
  const profile = 'https://www.linkedin.com/in/ada';
  const id = await addContact({ linkedin_url: profile, linkedin_updated_at: new Date() });
  await database.query(
    `insert into public.rejected_profiles (contact_id, user_id, linkedin_url) values ($1, $2, $3)`,
    [id, user, `${profile}-2`],
  );
  await remove(id);
  await restore([id]);
  const found = 'select linkedin_url from public.linkedin_enrichments where contact_id = $1';
  expect(await database.query(found, [id])).toEqual([{ linkedin_url: profile }]);
  const rejected = 'select linkedin_url from public.rejected_profiles where contact_id = $1';
  expect(await database.query(rejected, [id])).toEqual([{ linkedin_url: `${profile}-2` }]);
});

test('a contact that lacks a column added since, which is not nullable, can be restored', async () => {
  const [row] = await database.query<{ missing: string[] }>(
    `select array_agg(attname::text) as missing from pg_attribute
     where attrelid = 'public.business_card_records'::regclass and attnum > 0 and attnotnull
       -- What every record has had since the first.
       and attname not in ('created_at', 'updated_at')`,
  );
  const id = await addContact();
  await remove(id);
  await database.query(
    'update public.deleted_contacts set contact = contact - $2::text[] where id = $1',
    [id, `{${row?.missing.join(',')}}`],
  );
  expect(await restore([id])).toEqual([id]);
});

test('many can be restored at once, except those deleted for good', async () => {
  const [ada, eve, alan] = [await addContact(), await addContact(), await addContact()];
  for (const id of [ada, eve, alan]) await remove(id);
  await as(user, 'select public.delete_for_good(array[$1::uuid])', [eve]);
  expect((await restore([ada, eve, alan])).sort()).toEqual([ada, alan].sort());
  expect(await deleted()).toEqual([]);
  expect(await restore([ada])).toEqual([]);
});

test('a contact that its owner adds again by other means no longer counts as deleted', async () => {
  const id = await addContact();
  await remove(id);
  await as(user, 'insert into public.business_card_records (id, user_id) values ($1, $2)', [
    id,
    user,
  ]);
  expect(await deleted()).toEqual([]);
});

describe('others', () => {
  test('can neither see, restore nor delete what a person deleted', async () => {
    const id = await addContact();
    await remove(id);
    expect(await deleted(stranger)).toEqual([]);
    expect(await restore([id], stranger)).toEqual([]);
    const [row] = await as<{ count: number }>(
      stranger,
      'select public.delete_for_good(array[$1::uuid]) as count',
      [id],
    );
    expect(row?.count).toBe(0);
    expect(await deleted()).toEqual([id]);
  });

  test('cannot block the return of a contact by taking its id', async () => {
    const id = await addContact({ full_name: 'Mine' });
    await remove(id);
    await addContact({ id, full_name: 'Theirs' }, stranger);
    await remove(id, stranger);
    expect(await deleted()).toEqual([id]);
    await addContact({ id, full_name: 'Theirs again' }, stranger);
    const [restored] = await restore([id]);
    expect(restored).not.toBe(id);
    expect(await contacts()).toMatchObject([{ id: restored, full_name: 'Mine' }]);
    expect(await contacts(stranger)).toMatchObject([{ id, full_name: 'Theirs again' }]);
  });
});

describe('not kept is', () => {
  test('what the operator deletes', async () => {
    const id = await addContact();
    await database.queryAs(
      'service_role',
      'delete from public.business_card_records where id = $1',
      [id],
    );
    expect(await deleted()).toEqual([]);
  });

  test('what a merge takes away, which can be undone', async () => {
    const [kept, gone] = [await addContact(), await addContact()];
    await as(user, `select public.merge_contacts($1, $2, '{}')`, [kept, gone]);
    expect(await deleted()).toEqual([]);
    await remove(kept);
    expect(await deleted()).toEqual([kept]);
  });

  test('what has outlived its owner’s rule, and what they had deleted before goes with it', async () => {
    const old = await addContact({ created_at: new Date(Date.now() - 40 * DAY_MS) });
    const deletedOld = await addContact({ created_at: new Date(Date.now() - 40 * DAY_MS) });
    const deletedYoung = await addContact({ created_at: new Date(Date.now() - 20 * DAY_MS) });
    await remove(deletedOld);
    await remove(deletedYoung);
    await as(
      user,
      'insert into public.user_settings (user_id, delete_contacts_after_days) values ($1, 30)',
      [user],
    );
    expect((await contacts()).map(({ id }) => id)).not.toContain(old);
    expect(await deleted()).toEqual([deletedYoung]);
  });

  test('anything once all data or the account is deleted', async () => {
    await remove(await addContact());
    await addContact();
    await as(user, 'select public.delete_all_data()');
    expect(await deleted()).toEqual([]);
    await remove(await addContact());
    await as(user, 'select public.delete_account()');
    const row = await ask('select from public.deleted_contacts where user_id = $1', [user]);
    expect(row).toBeUndefined();
  });
});

describe('after 30 days', () => {
  test('it is gone, and a day before it is not', async () => {
    const [old, young] = [await addContact(), await addContact()];
    await remove(old);
    await remove(young);
    await age(old, 31);
    await age(young, 29);
    await purge();
    expect(await deleted()).toEqual([young]);
  });

  test('without a scheduler it goes when its owner deletes another contact', async () => {
    const [old, theirs, other] = [
      await addContact(),
      await addContact({}, stranger),
      await addContact(),
    ];
    await remove(old);
    await remove(theirs, stranger);
    await age(old, 31);
    await age(theirs, 31);
    await remove(other);
    expect(await deleted()).toEqual([other]);
    expect(await deleted(stranger)).toEqual([theirs]);
  });

  test('a clock that was ahead at its deletion does not keep it for years', async () => {
    const id = await addContact();
    await remove(id);
    await age(id, -3650);
    await purge();
    expect(await deleted()).toEqual([id]);
    const row = await ask<{ late: boolean }>(
      'select deleted_at > now() as late from public.deleted_contacts where id = $1',
      [id],
    );
    expect(row?.late).toBe(false);
  });

  test('a clock that jumps ahead deletes nothing for a day', async () => {
    const id = await addContact();
    await remove(id);
    await purge();
    await age(id, 3650);
    await database.exec(
      `update private.retention_clock set seen_at = seen_at - interval '3650 days',
         stepped_from = null, stepped_to = null`,
    );
    await purge();
    expect(await deleted()).toEqual([id]);
    await database.exec(
      'update private.retention_clock set seen_at = null, stepped_from = null, stepped_to = null',
    );
  });
});

test('restoring respects the limit on an account’s contacts', async () => {
  await database.exec(
    `create or replace function private.contacts_per_person() returns integer
     language sql immutable set search_path = '' as $$ select 2 $$`,
  );
  const id = await addContact();
  await remove(id);
  await addContact();
  await addContact();
  expect(await errorCode(restore([id]))).toBe('PGRST');
  expect(await deleted()).toEqual([id]);
});

const DAY_MS = 86_400_000;
