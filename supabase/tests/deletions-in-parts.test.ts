import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { errorCode, openTestDatabase, type TestDatabase } from './test-database.ts';

/** SQLSTATE object_not_in_prerequisite_state. */
const IN_PARTS_FIRST = '55000';

let database: TestDatabase;
let user: string;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.exec(
    `create or replace function private.contacts_deleted_at_once() returns integer
     language sql as $$ select 2 $$`,
  );
});
afterAll(() => database.close());
beforeEach(async () => {
  user = await database.addUser();
  await database.query(
    `insert into public.business_card_records (user_id, full_name, created_at)
     select $1, age::text, now() - age * interval '1 day' from generate_series(1, 5) as age`,
    [user],
  );
});

const ask = async (sql: string, parameters: unknown[] = []) => {
  const [row] = await database.queryAs<{ answer: unknown }>({ userId: user }, sql, parameters);
  return row?.answer;
};
const left = async () => {
  const rows = await database.query<{ full_name: string }>(
    'select full_name from public.business_card_records where user_id = $1 order by full_name',
    [user],
  );
  return rows.map(({ full_name }) => full_name);
};

/** Living and deleted ones. */
async function count(): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select ((select count(*) from public.business_card_records where user_id = $1)
       + (select count(*) from public.deleted_contacts where user_id = $1))::integer as count`,
    [user],
  );
  return row?.count ?? 0;
}

test('a person’s contacts are deleted in parts, and nobody else’s are', async () => {
  const other = await database.addUser();
  await database.query(
    `insert into public.business_card_records (user_id, full_name) values ($1, 'Ada')`,
    [other],
  );
  const answers = [];
  for (let times = 0; times < 3; times += 1) {
    answers.push(await ask('select public.delete_some_contacts() as answer'));
  }
  expect(answers).toEqual([true, true, false]);
  expect(await left()).toEqual([]);
  expect(
    await database.query('select full_name from public.business_card_records where user_id = $1', [
      other,
    ]),
  ).toEqual([{ full_name: 'Ada' }]);
});

test('a part has fewer contacts when they are large, living or deleted', async () => {
  const partOf = (bytes: number) =>
    database.exec(
      `create or replace function private.bytes_deleted_at_once() returns integer
       language sql as $$ select ${bytes} $$`,
    );
  await database.query(
    'update public.business_card_records set notes = $2 where user_id = $1 and full_name = any ($3)',
    [user, 'é'.repeat(5000), ['1', '2', '5']],
  );
  await database.queryAs(
    { userId: user },
    'delete from public.business_card_records where full_name = any ($1)',
    [['1', '2']],
  );
  const deletedByPart: number[] = [];
  await partOf(8_000);
  try {
    for (let more = true; more; ) {
      const before = await count();
      more = (await ask('select public.delete_some_contacts() as answer')) as boolean;
      deletedByPart.push(before - (await count()));
    }
  } finally {
    await partOf(16 * 1024 * 1024);
  }
  // The oldest first. A large one makes up the bytes of a part, so there is another call after the last one.
  expect(deletedByPart).toEqual([1, 2, 1, 1, 0]);
});

test.each(['delete_all_data', 'delete_account'])(
  '%s deletes nothing while there are more contacts than one part',
  async (name) => {
    const call = () => errorCode(database.queryAs({ userId: user }, `select public.${name}()`));
    expect(await call()).toBe(IN_PARTS_FIRST);
    expect(await left()).toHaveLength(5);
    await ask('select public.delete_some_contacts() as answer');
    await ask('select public.delete_some_contacts() as answer');
    expect(await call()).toBeUndefined();
    expect(await left()).toEqual([]);
  },
);

test('a new rule deletes the oldest part, and the rest when called again', async () => {
  await database.queryAs(
    { userId: user },
    'insert into public.user_settings (user_id, delete_contacts_after_days) values ($1, 2)',
    [user],
  );
  expect(await left()).toEqual(['1', '2', '3']);
  await ask('select public.delete_some_contacts(only_outlived => true) as answer');
  expect(await left()).toEqual(['1']);
  expect(await ask('select public.delete_some_contacts(only_outlived => true) as answer')).toBe(
    false,
  );
  expect(await left()).toEqual(['1']);
});

test('the process deletes in parts, and returns how many', async () => {
  await database.exec('alter table public.user_settings disable trigger user');
  await database.query(
    'insert into public.user_settings (user_id, delete_contacts_after_days) values ($1, 1)',
    [user],
  );
  const [row] = await database.queryAs<{ deleted: number }>(
    'service_role',
    'select public.delete_expired_contacts(3) as deleted',
  );
  expect(row?.deleted).toBe(3);
  expect(await left()).toHaveLength(2);
});
