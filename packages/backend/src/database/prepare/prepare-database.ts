import { createHash } from 'node:crypto';
import type { SqlDatabase } from '../sql-database.ts';
import { FEED_SQL } from './feed-schema.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './read-migrations.ts';
import { GRANTS_SQL, SYSTEM_SCRIPTS } from './system-schema.ts';

/** Digests of what was made last, and of what the database looked like afterwards. */
const PREPARED_TABLE = 'supabase_migrations.prepared';

const FORGET_SQL = `
  create schema if not exists supabase_migrations;
  create table if not exists ${PREPARED_TABLE} (scripts text not null, state text not null);
  delete from ${PREPARED_TABLE};
`;

/**
 * A digest of everything that the scripts below would make or repair. Postgres marks every catalog row with
 * the transaction that last wrote it (xmin), so it shows whatever was dropped, revoked or redefined since. In
 * a copy by pg_dump everything has other numbers.
 */
const STATE_SQL = `
  with ours as (
    select oid from pg_namespace
    where nspname in ('public', 'auth', 'storage', 'supabase_migrations')
      or nspname like 'cardsift\\_%'
  ), made (line) as (
    select concat_ws(' ', 'role', to_jsonb(pg_roles)) from pg_roles
      where rolname in ('anon', 'authenticated', 'service_role')
    union all select concat_ws(' ', 'schema', oid, xmin) from pg_namespace
      where oid in (select oid from ours)
    union all select concat_ws(' ', 'default', oid, xmin) from pg_default_acl
    union all select concat_ws(' ', 'relation', oid, xmin) from pg_class
      where relnamespace in (select oid from ours)
    union all select concat_ws(' ', 'column', attrelid, attnum, pg_attribute.xmin)
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace in (select oid from ours)
    union all select concat_ws(' ', 'constraint', oid, xmin) from pg_constraint
      where connamespace in (select oid from ours)
    union all select concat_ws(' ', 'function', oid, xmin) from pg_proc
      where pronamespace in (select oid from ours)
    union all select concat_ws(' ', 'trigger', pg_trigger.oid, pg_trigger.xmin)
      from pg_trigger join pg_class on pg_class.oid = tgrelid
      where relnamespace in (select oid from ours)
    union all select concat_ws(' ', 'publication', oid, xmin) from pg_publication
    union all select concat_ws(' ', 'published', oid, xmin) from pg_publication_rel
    union all select concat_ws(' ', 'migration', version)
      from supabase_migrations.schema_migrations
  )
  select md5(string_agg(line, ',' order by line collate "C")) from made
`;

/**
 * Brings a database to the newest schema: what a hosted project has, the migrations that have not run yet,
 * change notifications, and grants. All of it is safe to repeat, and takes most of a second of computing. So
 * if the last start made the same and nothing has changed since, nothing runs.
 */
export async function prepareDatabase(
  database: SqlDatabase,
  migrations: readonly Migration[],
): Promise<void> {
  const scripts = digestScripts(migrations);
  if (await isPrepared(database, scripts)) return;
  // Deleted first, so that if this fails, no later start takes it for done.
  await database.exec(FORGET_SQL);
  for (const script of SYSTEM_SCRIPTS) await database.exec(script);
  await migrate(database, migrations);
  await database.exec(FEED_SQL);
  await database.exec(GRANTS_SQL);
  await database.query(
    `insert into ${PREPARED_TABLE} (scripts, state) values ($1, (${STATE_SQL}))`,
    [scripts],
  );
}

async function isPrepared(database: SqlDatabase, scripts: string): Promise<boolean> {
  const [there] = await database.query<{ all: boolean }>(
    `select to_regclass('${PREPARED_TABLE}') is not null
       and to_regclass('supabase_migrations.schema_migrations') is not null as "all"`,
  );
  if (!there?.all) return false;
  const same = await database.query(
    `select from ${PREPARED_TABLE} where scripts = $1 and state = (${STATE_SQL})`,
    [scripts],
  );
  return same.length > 0;
}

function digestScripts(migrations: readonly Migration[]): string {
  const all = [SYSTEM_SCRIPTS, migrations, FEED_SQL, GRANTS_SQL];
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}
