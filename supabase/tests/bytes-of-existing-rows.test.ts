import { randomUUID } from 'node:crypto';
import { openPglite } from '@cardsift/backend/database/embedded/open-pglite';
import { prepareDatabase } from '@cardsift/backend/database/prepare/prepare-database';
import { readMigrations } from '@cardsift/backend/database/prepare/read-migrations';
import { expect, test } from 'vitest';

/** The version of the migration that counts bytes. */
const COUNTING = '20261126003010';

test('the migration counts what people stored before bytes were counted', async () => {
  const migrations = await readMigrations(new URL('../migrations', import.meta.url).pathname);
  const database = await openPglite();
  await prepareDatabase(
    database,
    migrations.filter(({ version }) => version < COUNTING),
  );
  const [ada, bob] = [randomUUID(), randomUUID()];
  for (const id of [ada, bob]) {
    await database.query('insert into auth.users (id, email) values ($1, $2)', [
      id,
      `${id}@a.example`,
    ]);
  }
  await database.query(
    `insert into public.business_card_records (user_id, notes)
     select $1, repeat('x', 1000) from generate_series(1, 50)`,
    [ada],
  );
  await database.query(
    `insert into storage.objects (bucket_id, name, metadata)
     values ('vcards', $1 || '/a.vcf', '{"size": 4000}')`,
    [bob],
  );
  await prepareDatabase(database, migrations);
  const rows = await database.query<{ user_id: string; bytes: number }>(
    'select user_id, bytes::float8 as bytes from private.stored_bytes',
  );
  const counted = new Map(rows.map(({ user_id, bytes }) => [user_id, bytes]));
  expect(counted.get(ada)).toBeGreaterThan(50_000);
  expect(counted.get(bob)).toBeGreaterThan(4000);
  expect(counted.get(bob)).toBeLessThan(5000);
  await database.close();
});
