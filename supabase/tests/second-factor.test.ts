import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DENIED, errorCode, openTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let user: string;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  user = await database.addUser();
  await database.query(`insert into public.profiles (id, full_name) values ($1, 'Ada')`, [user]);
});

const addFactor = (status: string) =>
  database.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, secret)
     values (gen_random_uuid(), $1, 'totp', $2, '')`,
    [user, status],
  );
const readProfile = (userId = user) =>
  database.queryAs({ userId }, 'select full_name from public.profiles where id = $1', [user]);
const addContact = () =>
  database.queryAs(
    { userId: user },
    'insert into public.business_card_records (user_id) values ($1)',
    [user],
  );

test('a password is enough without a factor, or with an unfinished one', async () => {
  expect(await readProfile()).toHaveLength(1);
  await addFactor('unverified');
  expect(await readProfile()).toHaveLength(1);
});

test('with a factor, a password alone can read, write and delete nothing', async () => {
  await addFactor('verified');
  expect(await readProfile()).toEqual([]);
  expect(await errorCode(addContact())).toBe(DENIED);
  for (const call of ['delete_all_data()', 'delete_account()']) {
    const attempt = database.queryAs({ userId: user }, `select public.${call}`);
    expect(await errorCode(attempt)).toBe(DENIED);
  }
});

test('once the factor is given, everything is as before', async () => {
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

test('every table and bucket that people reach requires the factor', async () => {
  const rows = await database.query<{ name: string }>(
    `select distinct schemaname || '.' || tablename as name from pg_policies as granting
     where schemaname in ('public', 'storage') and permissive = 'PERMISSIVE'
       and 'authenticated' = any (roles)
       and not exists (
         select from pg_policies as rule
         where rule.schemaname = granting.schemaname and rule.tablename = granting.tablename
           and rule.permissive = 'RESTRICTIVE' and rule.cmd = 'ALL'
           and rule.qual like '%is_second_factor_given%'
       )`,
  );
  expect(rows).toEqual([]);
});

/** Functions that bypass the policies but tell a person nothing of theirs. */
const HARMLESS = {
  can_search_profiles: 'the same for everybody',
  has_room_for_a_card: 'whether there are 200 cards, which a policy asks',
  is_second_factor_given: 'asked by policies',
  is_session_live: 'asked by policies',
  switch_off_news: 'for whoever has the link of a mail, signed in or not',
};

test('every function with its owner’s rights refuses callers who lack the factor', async () => {
  await addFactor('verified');
  const functions = await database.query<{ name: string; call: string }>(
    `select proname as name, format('select public.%I(%s)', proname, (
       select string_agg(case
         when type = 'uuid'::regtype then quote_literal('${user}') || '::uuid'
         else 'null::' || type::regtype end, ', ' order by place)
       from unnest(proargtypes::oid[]) with ordinality as arguments (type, place)
     )) as call
     from pg_proc
     where pronamespace = 'public'::regnamespace and prosecdef
       and prorettype <> 'trigger'::regtype`,
  );
  expect(functions.length).toBeGreaterThan(20);
  const outcomes = await Promise.all(
    functions
      .filter(({ name }) => !(name in HARMLESS))
      .map(async ({ name, call }) => [
        name,
        await errorCode(database.queryAs({ userId: user }, call)),
      ]),
  );
  expect(outcomes.filter(([, code]) => code !== DENIED)).toEqual([]);
});

test('a scan is spent only for a caller who has given the factor', async () => {
  const spend = async (assurance?: string) => {
    const call = 'select public.spend_scan($1, null, $2) as spent';
    const [row] = await database.queryAs<{ spent: boolean | null }>('service_role', call, [
      user,
      assurance ?? null,
    ]);
    return row?.spent;
  };
  await database.queryAs({ userId: user }, 'select public.increment_daily_usage($1, 2)', [user]);
  expect(await spend('aal1')).toBe(true);
  await addFactor('verified');
  expect([await spend(), await spend('aal1'), await spend('aal2')]).toEqual([null, null, true]);
});

test('the operator removes a factor, and with it every session', async () => {
  await addFactor('verified');
  await database.query(`insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1)`, [
    user,
  ]);
  const remove = (caller: 'service_role' | { userId: string }, email: string) =>
    database.queryAs(caller, 'select public.remove_second_factor($1) as found', [email]);
  expect(await errorCode(remove({ userId: user }, `${user}@people.example`))).toBe(DENIED);
  expect(await remove('service_role', 'nobody@people.example')).toEqual([{ found: false }]);
  expect(await remove('service_role', ` ${user}@People.example `)).toEqual([{ found: true }]);
  expect(await readProfile()).toHaveLength(1);
  const left = await database.query('select from auth.sessions where user_id = $1', [user]);
  expect(left).toEqual([]);
});
