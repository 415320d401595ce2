import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { DENIED, errorCode, shareTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let userId: string;
let sessionId: string;

beforeAll(async () => {
  database = await shareTestDatabase();
});
beforeEach(async () => {
  userId = await database.addUser();
  sessionId = randomUUID();
  await database.query('insert into auth.sessions (id, user_id) values ($1, $2)', [
    sessionId,
    userId,
  ]);
  await database.query(`insert into public.profiles (id, full_name) values ($1, 'Ada')`, [userId]);
  await database.query(
    `insert into storage.objects (bucket_id, name) values ('vcards', $1::text || '/Ada.vcf')`,
    [userId],
  );
});

const run = (sql: string) => database.queryAs({ userId, sessionId }, sql);
const countVisible = async () =>
  (await run('select 1 from public.profiles union all select 1 from storage.objects')).length;
const add = () => run(`insert into public.business_card_records (user_id) values ('${userId}')`);

test('while the session is live, its token can read and save', async () => {
  expect(await countVisible()).toBe(2);
  expect(await errorCode(add())).toBeUndefined();
});

test('once it has ended, the same token can read, save and delete nothing', async () => {
  await database.query('delete from auth.sessions where id = $1', [sessionId]);
  expect(await countVisible()).toBe(0);
  expect(await errorCode(add())).toBe(DENIED);
  expect(await errorCode(run('select public.delete_account()'))).toBe(DENIED);
});

test('another person’s session does not count', async () => {
  userId = await database.addUser();
  expect(await errorCode(add())).toBe(DENIED);
});
