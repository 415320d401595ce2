import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyMigratedDatabase, openMigratedDatabase } from '../../testing/migrated-database.ts';
import { STATEMENT_LIMITS, withPatience } from '../fair-share/statement-limits.ts';
import type { SqlDatabase } from '../sql-database.ts';
import { openPglite } from './open-pglite.ts';

/** Backtracks for longer than anybody would wait. */
const endless = String.raw`select repeat('a', 2001) ~ '^(a*)(a*)(a*)(a*)\1\2\3\4$'`;

/** A limit in milliseconds, for tests where it matters only that a statement is ended. */
const AT_ONCE = 1;

let directory: string;
/** A database that ends statements soon. Only quick ones may be sent to it. */
let impatient: SqlDatabase;
let patient: SqlDatabase;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cardsift-pglite-'));
  // Making a database takes four seconds of computing, and durability.test.ts does that.
  await copyMigratedDatabase(directory);
  impatient = await openPglite({ directory }, { requestMs: 2_000 });
  patient = await openMigratedDatabase();
});
afterAll(async () => {
  await Promise.all([impatient.close(), patient.close()]);
  await rm(directory, { recursive: true, force: true });
});

test('a statement that never ends harms only itself, and what was acknowledged is kept', async () => {
  const { exec, query, transaction } = impatient;
  await exec('create table notes (text text)');
  await query('insert into notes values ($1)', ['kept']);
  const ended = transaction(async (run) => {
    await run('insert into notes values ($1)', ['not committed']);
    await run(endless);
  });
  const waiting = query('select text from notes');
  await expect(ended).rejects.toMatchObject({ code: 'query_timeout' });
  expect(await waiting).toEqual([{ text: 'kept' }]);
});

test('the process keeps running while a statement does not end', async () => {
  const { query } = impatient;
  const ended = expect(query(endless)).rejects.toMatchObject({ code: 'query_timeout' });
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 10);
  await ended;
  clearInterval(counting);
  expect(turns).toBeGreaterThan(1);
});

test('listeners are told of the gap, and receive notifications again', async () => {
  const { listen, query } = impatient;
  // By then the thread of the test before is open again, and its gap was reported.
  await query('select 1');
  const heard: string[] = [];
  await listen('news', {
    onPayload: (payload) => heard.push(payload),
    onGap: () => heard.push('gap'),
  });
  await query("select pg_notify('news', 'first')");
  await expect(withPatience(AT_ONCE, () => query(endless))).rejects.toMatchObject({
    code: 'query_timeout',
  });
  await expect.poll(() => heard).toContain('gap');
  await query("select pg_notify('news', 'second')");
  await expect.poll(() => heard).toEqual(['first', 'gap', 'second']);
});

test('simultaneous transactions do not share a session', async () => {
  const { exec, transaction, query } = patient;
  await exec('create table counters (n int); insert into counters values (0)');
  await Promise.all(
    Array.from({ length: 20 }, () =>
      transaction(async (run) => {
        const [row] = await run<{ n: number }>('select n from counters');
        await run('update counters set n = $1', [(row?.n ?? 0) + 1]);
      }),
    ),
  );
  expect(await query('select n from counters')).toEqual([{ n: 20 }]);
});

test('an answer that is too large is refused, in a transaction before all of it has arrived', async () => {
  const { query, transaction } = patient;
  const large = "select repeat('x', 400000) from generate_series(1, 1000)";
  await expect(transaction((run) => run(large))).rejects.toMatchObject({
    code: 'answer_too_large',
  });
  expect(await query('select 1 as one')).toEqual([{ one: 1 }]);
});

test('values are read and written in the forms that Supabase Lite expects', async () => {
  const { query } = patient;
  const [row] = await query(
    `select $1::text[] as texts, $2::jsonb as json, $3::int8 as small, 9223372036854775807 as large,
       true as yes, null as none, '2026-11-22 01:02:03+00'::timestamptz as at, 1.5::numeric as half,
       '\\x00ff'::bytea as bytes, array['2026-11-22'::date] as days`,
    [['a', 'b "c"', null], { a: [1] }, 7],
  );
  expect(row).toEqual({
    texts: ['a', 'b "c"', null],
    json: { a: [1] },
    small: 7,
    large: 9223372036854775807n,
    yes: true,
    none: null,
    at: '2026-11-22 01:02:03+00',
    half: 1.5,
    bytes: Buffer.from([0, 255]),
    days: ['2026-11-22'],
  });
});

test('closing does not wait for a statement that never ends', async () => {
  const { query, close } = impatient;
  const ended = expect(query(endless)).rejects.toMatchObject({ code: expect.any(String) });
  await close();
  await ended;
});

test('what one role may see is not shown to another that sends the same query', async () => {
  const { exec, transaction } = patient;
  await exec(`
    create role clerk;
    create table papers (owner text);
    alter table papers enable row level security;
    create policy own on papers using (owner = current_setting('office.clerk', true));
    grant select on papers to clerk;
    insert into papers values ('ada'), ('eve');
  `);
  const read = (role: string, clerk: string) =>
    transaction(async (run) => {
      const names = [role, clerk];
      await run(`select set_config('role', $1, true), set_config('office.clerk', $2, true)`, names);
      return run('select owner from papers order by owner');
    });
  const all = [{ owner: 'ada' }, { owner: 'eve' }];
  // More often than Postgres plans a query before it uses a generic plan.
  for (let time = 0; time < 8; time += 1) {
    expect(await read('postgres', '')).toEqual(all);
    expect(await read('clerk', 'ada')).toEqual([{ owner: 'ada' }]);
    expect(await read('clerk', 'eve')).toEqual([{ owner: 'eve' }]);
    expect(await read('clerk', '')).toEqual([]);
  }
});

test('more statements than a session keeps planned are answered, and so is one that failed before', async () => {
  const { exec, query } = patient;
  await exec('create table numbers (n int primary key)');
  for (let time = 0; time < 2; time += 1) {
    for (let n = 0; n < STATEMENT_LIMITS.prepared + 5; n += 1) {
      expect(await query(`select ${n} as n where $1`, [true])).toEqual([{ n }]);
    }
  }
  const insert = (n: number) => query('insert into numbers values ($1)', [n]);
  await insert(1);
  await expect(insert(1)).rejects.toMatchObject({ code: '23505' });
  await insert(2);
  expect(await query('select n from numbers order by n')).toEqual([{ n: 1 }, { n: 2 }]);
});

test('after a table was changed, one query is refused and the next is answered', async () => {
  const { exec, query } = patient;
  await exec('create table wide (a int); insert into wide values (1)');
  const read = () => query('select * from wide');
  expect(await read()).toEqual([{ a: 1 }]);
  await exec('alter table wide add b int default 2');
  await expect(read()).rejects.toMatchObject({ code: 'database_busy' });
  expect(await read()).toEqual([{ a: 1, b: 2 }]);
});

test('while the disk is full nothing can be written, and everything can be read', async () => {
  let hasRoom = true;
  const { query, transaction, isReachable, close } = await openPglite({
    hasRoom: async () => hasRoom,
  });
  await query('create table notes (text text)');
  await query('insert into notes values ($1)', ['kept']);
  hasRoom = false;
  const refused = { code: 'not_writable' };
  await expect(query('insert into notes values (1)')).rejects.toMatchObject(refused);
  await expect(transaction((run) => run('delete from notes'))).rejects.toMatchObject(refused);
  expect(await query('select text from notes')).toEqual([{ text: 'kept' }]);
  expect(await isReachable()).toBe(true);
  hasRoom = true;
  await query('delete from notes');
  expect(await query('select text from notes')).toEqual([]);
  await close();
});
