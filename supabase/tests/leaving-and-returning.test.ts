import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorCode, openTestDatabase, type TestDatabase } from './test-database.ts';

/**
 * The ten scans a day belong to an e-mail address, however often its account is deleted and made
 * again.
 */

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function join(email: string): Promise<string> {
  const id = randomUUID();
  await database.query('insert into auth.users (id, email) values ($1, $2)', [id, email]);
  return id;
}

const move = (userId: string, email: string) =>
  database.query('update auth.users set email = $2 where id = $1', [userId, email]);
const leave = (userId: string) => database.queryAs({ userId }, 'select public.delete_account()');
async function reserve(userId: string, count: number): Promise<boolean | undefined> {
  const [answer] = await database.queryAs<{ done: boolean }>(
    { userId },
    'select public.increment_daily_usage($1, $2) as done',
    [userId, count],
  );
  return answer?.done;
}
async function countUsed(userId: string): Promise<number | undefined> {
  const [usage] = await database.queryAs<{ current_count: number }>(
    { userId },
    'select * from public.get_daily_usage($1)',
    [userId],
  );
  return usage?.current_count;
}

test('a person who leaves and returns continues with the same count', async () => {
  const email = `${randomUUID()}@people.example`;
  const first = await join(email);
  await reserve(first, 7);
  await leave(first);
  const second = await join(email.toUpperCase());
  expect(await countUsed(second)).toBe(7);
  await reserve(second, 3);
  await leave(second);
  expect(await countUsed(await join(email))).toBe(10);
});

test('an account that changes its address leaves its count at the old one', async () => {
  const [old, next] = [`${randomUUID()}@people.example`, `${randomUUID()}@people.example`];
  const mover = await join(old);
  await reserve(mover, 10);
  await move(mover, next);
  expect(await countUsed(mover)).toBe(10);
  await leave(mover);
  expect(await countUsed(await join(old))).toBe(10);
  expect(await countUsed(await join(next))).toBe(10);
});

test('an account that changes its address continues with the new one’s count', async () => {
  const [old, next] = [`${randomUUID()}@people.example`, `${randomUUID()}@people.example`];
  const first = await join(next);
  await reserve(first, 7);
  await leave(first);
  const mover = await join(old);
  await reserve(mover, 2);
  await move(mover, next);
  expect(await countUsed(mover)).toBe(7);
  expect(await reserve(mover, 4)).toBe(false);
  expect(await reserve(mover, 3)).toBe(true);
  await move(mover, old);
  expect(await countUsed(mover)).toBe(10);
});

test('writing the address in capitals does not change it', async () => {
  const email = `${randomUUID()}@people.example`;
  const person = await join(email);
  await reserve(person, 3);
  await move(person, email.toUpperCase());
  expect(await countUsed(person)).toBe(3);
});

test('another person, or one who scanned nothing, starts at zero', async () => {
  const email = `${randomUUID()}@people.example`;
  const busy = await join(`${randomUUID()}@people.example`);
  await reserve(busy, 5);
  await leave(busy);
  await leave(await join(email));
  expect(await countUsed(await join(email))).toBe(0);
});

test('nothing that is kept names the address, and nobody may read it', async () => {
  const email = `${randomUUID()}@people.example`;
  const person = await join(email);
  await reserve(person, 1);
  await leave(person);
  const kept = await database.query<{ row: string }>(
    `select departed::text as row from private.departed_scans as departed
     union all select salt::text from private.daily_salts as salt`,
  );
  expect(kept.length).toBeGreaterThan(1);
  expect(kept.map(({ row }) => row).join()).not.toContain(email.slice(0, 8));
  const callers = ['anon', 'service_role', { userId: await join(email) }] as const;
  for (const table of ['departed_scans', 'daily_salts']) {
    for (const caller of callers) {
      const attempt = database.queryAs(caller, `select * from private.${table}`);
      expect(await errorCode(attempt)).toBe('42501');
    }
  }
});

test('the next day it is gone', async () => {
  const person = await join(`${randomUUID()}@people.example`);
  await reserve(person, 1);
  await leave(person);
  await database.exec(`
    alter table private.departed_scans drop constraint departed_scans_day_fkey,
      add constraint departed_scans_day_fkey foreign key (day) references private.daily_salts (day)
        on update cascade on delete cascade;
    update private.daily_salts set day = day - 1;
  `);
  await database.queryAs('service_role', 'select public.delete_expired_contacts()');
  expect(await database.query('select 1 from private.departed_scans')).toEqual([]);
  expect(await database.query('select 1 from private.daily_salts')).toEqual([]);
});
