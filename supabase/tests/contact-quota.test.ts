import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorCode, openTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.exec(
    'create or replace function private.contacts_per_person() returns integer language sql as $$ select 10 $$',
  );
});
afterAll(() => database.close());

const insert = (userId: string, count: number) =>
  errorCode(
    database.queryAs(
      { userId },
      `insert into public.business_card_records (user_id, full_name)
       select $1::uuid, 'Card' from generate_series(1, $2::int)`,
      [userId, count],
    ),
  );

async function count(userId: string): Promise<number | undefined> {
  const rows = await database.query<{ count: number }>(
    'select count(*) from public.business_card_records where user_id = $1',
    [userId],
  );
  return rows[0]?.count;
}

test('twenty simultaneous inserts store as many contacts as a person may keep', async () => {
  const user = await database.addUser();
  const codes = await Promise.all(Array.from({ length: 20 }, () => insert(user, 1)));
  expect(codes.filter((code) => code === undefined)).toHaveLength(10);
  expect(new Set(codes)).toEqual(new Set([undefined, 'PGRST']));
  expect(await count(user)).toBe(10);
});

test('an insert that is too large stores nothing, and other people’s contacts do not count', async () => {
  const [user, other] = [await database.addUser(), await database.addUser()];
  expect(await insert(other, 10)).toBeUndefined();
  expect(await insert(user, 11)).toBe('PGRST');
  expect(await count(user)).toBe(0);
});

test('deleting makes room again', async () => {
  const user = await database.addUser();
  await insert(user, 10);
  await database.query(
    `delete from public.business_card_records where id in (
       select id from public.business_card_records where user_id = $1 limit 3)`,
    [user],
  );
  expect(await insert(user, 3)).toBeUndefined();
  expect(await insert(user, 1)).toBe('PGRST');
});
