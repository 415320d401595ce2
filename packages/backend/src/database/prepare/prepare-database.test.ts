import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openMigratedDatabase } from '../../testing/migrated-database.ts';
import type { SqlDatabase } from '../sql-database.ts';
import { prepareDatabase } from './prepare-database.ts';
import { type Migration, readMigrations } from './read-migrations.ts';

let database: SqlDatabase;
let migrations: Migration[];
beforeAll(async () => {
  database = await openMigratedDatabase();
  const directory = fileURLToPath(import.meta.resolve('@cardsift/supabase/migrations'));
  migrations = await readMigrations(directory);
});
afterAll(() => database.close());
beforeEach(() => prepareDatabase(database, migrations));

async function countScripts(known = migrations): Promise<number> {
  using exec = vi.spyOn(database, 'exec');
  await prepareDatabase(database, known);
  return exec.mock.calls.length;
}
const evaluate = async (expression: string) =>
  (await database.query<{ value: unknown }>(`select ${expression} as value`))[0]?.value;

test('a start runs no script if the last one made the same', async () => {
  expect(await countScripts()).toBe(0);
  await database.query(
    `insert into auth.users (id, email) values (gen_random_uuid(), 'a@b.example')`,
  );
  await database.exec('vacuum analyze');
  expect(await countScripts()).toBe(0);
});

test.each([
  [
    'a right that was revoked',
    'revoke select on public.profiles from authenticated',
    `has_table_privilege('authenticated', 'public.profiles', 'select')`,
  ],
  [
    'a right of a schema that was revoked',
    'revoke usage on schema auth from anon',
    `has_schema_privilege('anon', 'auth', 'usage')`,
  ],
  [
    'a right of new tables that was revoked',
    'alter default privileges in schema public revoke all on tables from anon',
    `(select count(*) > 1 from pg_default_acl where defaclacl::text like '%anon=%')`,
  ],
  [
    'a function that was dropped',
    'drop function auth.require_session',
    `to_regproc('auth.require_session') is not null`,
  ],
  [
    'a function that was redefined',
    `create or replace function auth.require_session(session_uuid uuid, person_uuid uuid, aal text)
       returns void language sql as ''`,
    `(select prosrc like '%has ended%' from pg_proc where proname = 'require_session')`,
  ],
  [
    'a trigger that was dropped',
    'drop trigger tell_ended_session on auth.sessions',
    `exists (select from pg_trigger where tgname = 'tell_ended_session')`,
  ],
  [
    'a table without row level security',
    'alter table storage.objects disable row level security',
    `(select relrowsecurity from pg_class where oid = 'storage.objects'::regclass)`,
  ],
  [
    'a constraint that was dropped',
    'alter table auth.mail_links drop constraint mail_links_kind_check',
    `exists (select from pg_constraint where conname = 'mail_links_kind_check')`,
  ],
  [
    'a table of the operator’s own',
    'create table public.extra (id uuid); revoke all on public.extra from authenticated',
    `has_table_privilege('authenticated', 'public.extra', 'select')`,
  ],
  [
    'a table that is published since',
    'create table public.told (id uuid); alter publication supabase_realtime add table public.told',
    `exists (select from pg_trigger where tgname = 'tell_change' and tgrelid = 'public.told'::regclass)`,
  ],
])('a start repairs %s', async (_, damage, isMended) => {
  await database.exec(damage);
  await prepareDatabase(database, migrations);
  expect(await evaluate(isMended)).toBe(true);
  expect(await countScripts()).toBe(0);
});

test('a new migration runs, and one whose record is missing is tried again', async () => {
  const fresh = {
    version: '99990101000000',
    name: 'fresh',
    sql: 'create table if not exists public.fresh ()',
  };
  expect(await countScripts([...migrations, fresh])).toBeGreaterThan(0);
  expect(await evaluate(`to_regclass('public.fresh') is not null`)).toBe(true);
  expect(await evaluate(`has_table_privilege('anon', 'public.fresh', 'select')`)).toBe(true);
  expect(await countScripts([...migrations, fresh])).toBe(0);
  await database.exec(`drop table public.fresh;
    delete from supabase_migrations.schema_migrations where version = '${fresh.version}'`);
  await prepareDatabase(database, [...migrations, fresh]);
  expect(await evaluate(`to_regclass('public.fresh') is not null`)).toBe(true);
});

test('a preparation that failed midway does not count as done, not for the previous version either', async () => {
  const broken = { version: '99990102000000', name: 'broken', sql: 'select nothing' };
  await expect(prepareDatabase(database, [...migrations, broken])).rejects.toThrow('broken failed');
  await expect(prepareDatabase(database, [...migrations, broken])).rejects.toThrow('broken failed');
  expect(await countScripts()).toBeGreaterThan(0);
  expect(await countScripts()).toBe(0);
});
