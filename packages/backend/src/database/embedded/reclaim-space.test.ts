import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyMigratedDatabase } from '../../testing/migrated-database.ts';
import type { SqlDatabase } from '../sql-database.ts';
import { openPglite } from './open-pglite.ts';
import { reclaimOnce } from './reclaim-space.ts';

const CONTACTS = 'public.business_card_records';
const NOON = 12;

let directory: string;
let database: SqlDatabase;
let owner: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cardsift-space-'));
  await copyMigratedDatabase(directory);
  database = await openPglite({ directory });
  owner = randomUUID();
  await database.query('insert into auth.users (id, email) values ($1, $2)', [
    owner,
    'a@b.example',
  ]);
});
afterAll(() => database.close());

/** Enough for ten megabytes with their indexes. Triggers are not tested here, so they are off. */
const fill = () =>
  withoutTriggers(
    `insert into ${CONTACTS} (user_id, full_name, email, notes)
     select '${owner}', 'Ada ' || n, n || '@cards.example', repeat('x', 1000) from generate_series(1, 6000) as n`,
  );
const deleteAll = () => withoutTriggers(`delete from ${CONTACTS}`);
const withoutTriggers = (sql: string) =>
  database.exec(`begin; set local session_replication_role = replica; ${sql}; commit`);

async function folderBytes(): Promise<number> {
  await database.exec('checkpoint');
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map((file) => stat(join(file.parentPath, file.name))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

/** The bytes of the contacts and their indexes. */
async function tableBytes(): Promise<number> {
  const [table] = await database.query<{ bytes: number }>(
    `select pg_total_relation_size('${CONTACTS}')::float8 as bytes`,
  );
  return table?.bytes ?? Number.NaN;
}

test('the data folder is as large after ten rounds of filling and deleting as after two', async () => {
  const sizes: number[] = [];
  for (let round = 1; round <= 10; round += 1) {
    await fill();
    await deleteAll();
    expect(await reclaimOnce(database, NOON)).toBe(CONTACTS);
    sizes.push(await folderBytes());
  }
  const [, afterTwo = 0] = sizes;
  // The log has files of 16 MB, and a round may need one more.
  expect(Math.max(...sizes)).toBeLessThanOrEqual(afterTwo + 2 * 16 * 2 ** 20);
  expect(await tableBytes()).toBeLessThan(2 ** 20);
});

test('space in the middle of a table is reused for later rows', async () => {
  await fill();
  const full = await tableBytes();
  await withoutTriggers(
    `delete from ${CONTACTS} where email like '%1@cards.example' or email like '%2@%'`,
  );
  await withoutTriggers(`delete from ${CONTACTS} where email ~ '^[3-5]'`);
  expect(await reclaimOnce(database, NOON)).toBe(CONTACTS);
  const [left] = await database.query<{ rows: number }>(
    `select count(*)::integer as rows from ${CONTACTS}`,
  );
  await withoutTriggers(
    `insert into ${CONTACTS} (user_id, full_name, email, notes)
     select '${owner}', 'Ada ' || n, n || '@cards.example', repeat('x', 1000)
     from generate_series(1, 6000 - ${left?.rows}) as n`,
  );
  expect(await tableBytes()).toBeLessThan(full * 1.1);
  await deleteAll();
  await reclaimOnce(database, NOON);
});

test('a few deleted rows are not worth a pause', async () => {
  await withoutTriggers(
    `insert into ${CONTACTS} (user_id, full_name) select '${owner}', 'Ada' from generate_series(1, 500)`,
  );
  await deleteAll();
  expect(await reclaimOnce(database, NOON)).toBeUndefined();
});
