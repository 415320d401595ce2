import type { SqlDatabase } from '../sql-database.ts';
import type { Migration } from './read-migrations.ts';

/** The Supabase CLI's own table of migrations that have run, so that either tool can continue. */
const HISTORY_SQL = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key,
    statements text[],
    name text
  );
`;

/**
 * Runs the migrations that have not run yet, in order, each in one transaction with its record.
 * Returns the versions that ran. A failing migration leaves the ones before it in place.
 */
export async function migrate(
  database: SqlDatabase,
  migrations: readonly Migration[],
): Promise<string[]> {
  await database.exec(HISTORY_SQL);
  const rows = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const applied = new Set(rows.map((row) => row.version));
  const pending = migrations.filter((migration) => !applied.has(migration.version));
  for (const migration of pending) await runMigration(database, migration);
  return pending.map((migration) => migration.version);
}

async function runMigration(
  database: SqlDatabase,
  { version, name, sql }: Migration,
): Promise<void> {
  // Postgres runs one script as one implicit transaction, so a crash leaves no half.
  const record = `insert into supabase_migrations.schema_migrations (version, name)
    values ('${version}', '${name}');`;
  try {
    await database.exec(`${sql}\n;${record}`);
  } catch (cause) {
    throw new Error(`Migration ${version}_${name} failed`, { cause });
  }
}
