import { askAs } from '@cardsift/backend/database/fair-share/asker';
import { openPostgres } from '@cardsift/backend/database/open-postgres';
import type { SqlDatabase } from '@cardsift/backend/database/sql-database';
import { type PostgresServer, runPostgres } from '@cardsift/backend/testing/run-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';

let postgres: PostgresServer;
let database: SqlDatabase;
beforeAll(async () => {
  postgres = await runPostgres();
  database = openPostgres(postgres.url);
});
afterAll(async () => {
  await database.close();
  await postgres.discard();
});

const ask = (name: string, sql: string) =>
  askAs({ kind: 'member', name }, () => database.query<{ running: number }>(sql));

test('twelve slow queries of one person leave most of the pool to others', async () => {
  const lock = 7_000_001;
  let done: Promise<unknown> | undefined;
  await database.transaction(async (query) => {
    // Eve's queries wait as long as this transaction runs.
    await query('select pg_advisory_xact_lock($1)', [lock]);
    const slow = Array.from({ length: 12 }, () =>
      ask('eve', `select pg_advisory_xact_lock_shared(${lock})`),
    );
    const waiting = `select count(*)::int as running from pg_locks
      where locktype = 'advisory' and not granted`;
    await expect.poll(async () => (await ask('ada', waiting))[0]?.running).toBe(4);
    const many = await Promise.all(Array.from({ length: 20 }, () => ask('ada', waiting)));
    // No other query of Eve's has been let in by then.
    expect(new Set(many.map(([row]) => row?.running))).toEqual(new Set([4]));
    done = Promise.all(slow);
  });
  expect(await done).toHaveLength(12);
});

test('a server that does not answer uses up nobody’s time', async () => {
  const away = openPostgres('postgres://nobody@127.0.0.1:1/none');
  for (let time = 0; time < 20; time += 1) {
    const failed = askAs({ kind: 'member', name: 'eve' }, () => away.query('select 1'));
    await expect(failed).rejects.toMatchObject({ code: 'database_unavailable' });
  }
  await away.close();
});
