import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DENIED, errorCode, openTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let user: string;

beforeAll(async () => {
  database = await openTestDatabase();
  // As a Supabase project has it, with the columns that matter here.
  await database.exec(
    `do $$ begin
      if to_regclass('auth.mfa_factors') is null then
        create table auth.mfa_factors (user_id uuid not null, status text not null);
      end if;
    end $$`,
  );
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  user = await database.addUser();
  await database.query(`insert into public.profiles (id, full_name) values ($1, 'Ada')`, [user]);
});

const addFactor = (status: string) =>
  database.query('insert into auth.mfa_factors (user_id, status) values ($1, $2)', [user, status]);
const readProfile = (userId = user) =>
  database.queryAs({ userId }, 'select full_name from public.profiles where id = $1', [user]);
const addContact = () =>
  database.queryAs(
    { userId: user },
    'insert into public.business_card_records (user_id) values ($1)',
    [user],
  );

test('a password is enough without a factor, or with one whose set-up was not finished', async () => {
  expect(await readProfile()).toHaveLength(1);
  await addFactor('unverified');
  expect(await readProfile()).toHaveLength(1);
});

test('with a factor, a password alone reads, writes and deletes nothing', async () => {
  await addFactor('verified');
  expect(await readProfile()).toEqual([]);
  expect(await errorCode(addContact())).toBe(DENIED);
  for (const call of ['delete_all_data()', 'delete_account()']) {
    const attempt = database.queryAs({ userId: user }, `select public.${call}`);
    expect(await errorCode(attempt)).toBe(DENIED);
  }
});

test('with a factor that was given, everything is as before', async () => {
  await addFactor('verified');
  const claims = { sub: user, role: 'authenticated', aal: 'aal2' };
  await database.exec(`
    select set_config('request.jwt.claims', '${JSON.stringify(claims)}', true),
           set_config('request.jwt.claim.sub', '${user}', true),
           set_config('request.jwt.claim.role', 'authenticated', true),
           set_config('role', 'authenticated', true);
    update public.profiles set full_name = 'Grace' where id = '${user}';
  `);
  const rows = await database.query('select full_name from public.profiles where id = $1', [user]);
  expect(rows).toEqual([{ full_name: 'Grace' }]);
});

test('every table that people reach has the rule', async () => {
  const rows = await database.query<{ name: string }>(
    `select distinct tablename as name from pg_policies
     where schemaname = 'public' and permissive = 'PERMISSIVE' and 'authenticated' = any (roles)
       and tablename not in (
         select tablename from pg_policies where schemaname = 'public' and permissive = 'RESTRICTIVE'
       )`,
  );
  expect(rows).toEqual([]);
});
