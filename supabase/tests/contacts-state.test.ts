import { beforeAll, beforeEach, expect, test } from 'vitest';
import { shareTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let user: string;

beforeAll(async () => {
  database = await shareTestDatabase();
});
beforeEach(async () => {
  user = await database.addUser();
  await add(user);
});

const add = (owner: string) =>
  database.query(
    `insert into public.business_card_records (user_id, full_name) values ($1, 'Ada'), ($1, 'Bo')`,
    [owner],
  );

async function stateFor(caller: Parameters<TestDatabase['queryAs']>[0]) {
  const [row] = await database.queryAs<{ state: string }>(
    caller,
    'select public.contacts_state() as state',
  );
  return row?.state;
}

/** Deletes a contact and restores it unchanged, with its dates, in two transactions as pages do. */
async function deleteAndRestore() {
  const [row] = await database.query<{ contact: object }>(
    `delete from public.business_card_records as gone where user_id = $1 and full_name = 'Ada'
       returning to_jsonb(gone) as contact`,
    [user],
  );
  await database.query(
    `insert into public.business_card_records
       select (jsonb_populate_record(null::public.business_card_records, $1)).*`,
    [JSON.stringify(row?.contact)],
  );
}

const ofAda = "user_id = $1 and full_name = 'Ada'";
const run = (sql: string) => () => database.query(sql, [user]);

test.each([
  ['one more', () => add(user)],
  ['one changed', run(`update public.business_card_records set title = 'CTO' where ${ofAda}`)],
  ['one less', run(`delete from public.business_card_records where ${ofAda}`)],
  ['one deleted and restored', deleteAndRestore],
])('it differs after %s', async (_, change) => {
  const before = await stateFor({ userId: user });
  await change();
  expect(await stateFor({ userId: user })).not.toBe(before);
});

test('it stays the same while others change their contacts', async () => {
  const before = await stateFor({ userId: user });
  await add(await database.addUser());
  expect(await stateFor({ userId: user })).toBe(before);
});

test('a person without contacts learns nothing about others', async () => {
  expect(await stateFor({ userId: await database.addUser() })).toBe('0');
  expect(await stateFor('anon').catch(() => '0')).toBe('0');
});
