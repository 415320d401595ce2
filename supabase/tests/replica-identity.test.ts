import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('every published table reports all columns of a deleted row', async () => {
  const tables = await database.query<{ name: string; identity: string }>(
    `select c.relname as name, c.relreplident as identity
     from pg_publication_tables p
     join pg_class c on c.oid = format('%I.%I', p.schemaname, p.tablename)::regclass
     where p.pubname = 'supabase_realtime'`,
  );
  expect(tables.length).toBeGreaterThan(1);
  expect(tables.filter(({ identity }) => identity !== 'f')).toEqual([]);
});

// Embedded Postgres writes no logical log. `npm run test:postgres` has a server that does.
test.runIf(process.env.SUPABASE_TEST_DATABASE_URL)(
  'the log of a real server names the owner of a deleted contact',
  async () => {
    const slot = `deleted_${randomUUID().slice(0, 8)}`;
    const owner = await database.addUser();
    await database.query(
      `insert into public.business_card_records (user_id, full_name) values ($1, 'Ada')`,
      [owner],
    );
    await database.query(`select pg_create_logical_replication_slot($1, 'test_decoding')`, [slot]);
    await database.query('delete from public.business_card_records where user_id = $1', [owner]);
    const changes = await database.query<{ data: string }>(
      'select data from pg_logical_slot_get_changes($1, null, null)',
      [slot],
    );
    await database.query('select pg_drop_replication_slot($1)', [slot]);
    const deletion = changes.find(({ data }) => data.includes('DELETE'));
    expect(deletion?.data).toContain(`user_id[uuid]:'${owner}'`);
  },
);
