import { fileURLToPath } from 'node:url';
import type { Place } from './embedded/embedded-server.ts';
import { openPglite } from './embedded/open-pglite.ts';
import type { TimeBudget } from './fair-share/time-budget.ts';
import { openPostgres, prepareInTurn } from './open-postgres.ts';
import { prepareDatabase } from './prepare/prepare-database.ts';
import { readMigrations } from './prepare/read-migrations.ts';
import type { SqlDatabase } from './sql-database.ts';

const migrationsDirectory = fileURLToPath(import.meta.resolve('@cardsift/supabase/migrations'));

type DatabaseLocation = ({ kind: 'pglite' } & Place) | { kind: 'postgres'; url: string };

/** Opens the database and brings it to the newest schema. */
export async function openDatabase(
  location: DatabaseLocation,
  budget?: TimeBudget,
): Promise<SqlDatabase> {
  if (location.kind === 'pglite') {
    const database = await openPglite(location, undefined, budget);
    await prepare(database);
    return database;
  }
  const database = openPostgres(location.url, budget);
  await prepareInTurn(location.url, () => prepare(database));
  return database;
}

async function prepare(database: SqlDatabase): Promise<void> {
  await prepareDatabase(database, await readMigrations(migrationsDirectory));
}
