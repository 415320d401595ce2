import { beforeAll, beforeEach, expect, test } from 'vitest';
import { shareTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let user: string;

beforeAll(async () => {
  database = await shareTestDatabase();
});
beforeEach(async () => {
  user = await database.addUser();
  await add(user, 'Ada', 'Ada @Okafor.example', '+49 (0)30 1234-56');
});

const add = (owner: string, name: string, email: string | null, phone: string | null) =>
  database.query(
    `insert into public.business_card_records (user_id, full_name, email, phone)
       values ($1, $2, $3, $4)`,
    [owner, name, email, phone],
  );

async function find(caller: Parameters<TestDatabase['queryAs']>[0], email: string, phone: string) {
  const rows = await database.queryAs<{ full_name: string }>(
    caller,
    'select full_name from public.find_reached_alike($1, $2)',
    [email, phone],
  );
  return rows.map(({ full_name }) => full_name);
}

test.each([
  ['ada@okafor.example', ''],
  ['ADA@OKAFOR.EXAMPLE', '999'],
  ['', '0049 30 123456'],
  ['', '+４９30123456'],
])('finds the contact that is reached at “%s” or “%s”', async (email, phone) => {
  expect(await find({ userId: user }, email, phone)).toEqual(['Ada']);
});

test.each([
  ['', ''],
  ['ada', ''],
  ['%', '%'],
  ['', '123456'],
])('finds nobody for “%s” or “%s”', async (email, phone) => {
  await add(user, 'Nobody', null, null);
  expect(await find({ userId: user }, email, phone)).toEqual([]);
});

test('finds no contact of other people', async () => {
  const stranger = await database.addUser();
  expect(await find({ userId: stranger }, 'ada@okafor.example', '')).toEqual([]);
  expect(await find('anon', 'ada@okafor.example', '').catch(() => [])).toEqual([]);
});
