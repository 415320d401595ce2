import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DENIED, errorCode, openTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let user: string;
let other: string;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.exec('delete from public.business_card_records');
  await forgetClock();
  user = await database.addUser();
  other = await database.addUser();
});

const addContact = (userId: string, name: string, daysAgo: number) =>
  database.queryAs(
    { userId },
    `insert into public.business_card_records (user_id, full_name, created_at)
     values ($1, $2, now() - make_interval(days => $3))`,
    [userId, name, daysAgo],
  );
const keepFor = (userId: string, days: number | null) =>
  database.queryAs(
    { userId },
    `insert into public.user_settings (user_id, delete_contacts_after_days) values ($1, $2)
     on conflict (user_id) do update
       set delete_contacts_after_days = excluded.delete_contacts_after_days`,
    [userId, days],
  );
/** Moves the clock ahead at once: everything that was written is that much older. */
async function jump(hours: number): Promise<void> {
  await database.query(
    'update public.business_card_records set created_at = created_at - make_interval(hours => $1)',
    [hours],
  );
  await database.query(
    `update private.retention_clock
     set seen_at = seen_at - make_interval(hours => $1),
         stepped_from = stepped_from - make_interval(hours => $1),
         stepped_to = stepped_to - make_interval(hours => $1)`,
    [hours],
  );
}
const YEARS = 24 * 365 * 5;
/** Lets hours pass in the database's sight: the clock is looked at again before a day is over. */
async function passHours(hours: number): Promise<void> {
  for (let passed = 0; passed < hours; passed += 6) {
    await jump(6);
    await purge();
  }
}
/** As before the first look at the clock. */
const forgetClock = () =>
  database.exec(
    'update private.retention_clock set seen_at = null, stepped_from = null, stepped_to = null',
  );
/** Lets days pass, with a look at the clock every hour. */
async function passDays(days: number): Promise<void> {
  await jump(24 * days);
  await forgetClock();
}
async function namesOf(userId: string): Promise<string[]> {
  const rows = await database.queryAs<{ full_name: string }>(
    { userId },
    'select full_name from public.business_card_records order by full_name',
  );
  return rows.map((row) => row.full_name);
}
async function purge(): Promise<number | undefined> {
  const rows = await database.queryAs<{ deleted: number }>(
    'service_role',
    'select public.delete_expired_contacts() as deleted',
  );
  return rows[0]?.deleted;
}

test('contacts are kept forever without a rule, and after it is removed', async () => {
  await addContact(user, 'Ada', 10_000);
  await keepFor(user, null);
  expect(await purge()).toBe(0);
  await addContact(user, 'Grace', 5_000);
  expect(await namesOf(user)).toEqual(['Ada', 'Grace']);
});

test('a new rule deletes older contacts at once, and nothing else', async () => {
  await addContact(user, 'Old', 31);
  await addContact(user, 'Young', 29);
  await addContact(other, 'Not theirs', 31);
  await keepFor(user, 30);
  expect(await namesOf(user)).toEqual(['Young']);
  expect(await namesOf(other)).toEqual(['Not theirs']);
});

test('what a rule would delete is counted by the clock that deletes it', async () => {
  await addContact(user, 'Old', 31);
  await addContact(user, 'Young', 29);
  await addContact(other, 'Not theirs', 31);
  const count = (caller: Parameters<TestDatabase['queryAs']>[0]) =>
    database.queryAs(caller, 'select public.count_contacts_older_than(30) as count');
  expect(await count({ userId: user })).toEqual([{ count: 1 }]);
  expect(await namesOf(user)).toEqual(['Old', 'Young']);
  expect(await count({ userId: await database.addUser() })).toEqual([{ count: 0 }]);
});

test('a stricter rule applies at once too', async () => {
  await keepFor(user, 90);
  await addContact(user, 'Two months', 60);
  await keepFor(user, 30);
  expect(await namesOf(user)).toEqual([]);
});

test('as time passes, contacts that have become too old are deleted, for everybody with a rule', async () => {
  await keepFor(user, 30);
  await keepFor(other, 90);
  await addContact(user, 'Mine', 0);
  await addContact(other, 'Theirs', 0);
  await passDays(45);
  expect(await purge()).toBe(1);
  expect(await namesOf(user)).toEqual([]);
  expect(await namesOf(other)).toEqual(['Theirs']);
  expect(await purge()).toBe(0);
});

test('adding a contact deletes what is too old, even without a scheduler', async () => {
  await keepFor(user, 30);
  await keepFor(other, 30);
  await addContact(user, 'Old', 0);
  await addContact(other, 'Untouched', 0);
  await passDays(31);
  await addContact(user, 'New', 0);
  expect(await namesOf(user)).toEqual(['New']);
  expect(await namesOf(other)).toEqual(['Untouched']);
});

describe('if the clock jumps ahead by years', () => {
  beforeEach(async () => {
    await keepFor(user, 30);
    await addContact(user, 'Due soon', 29);
    await addContact(user, 'Young', 1);
    await purge();
    await jump(YEARS);
  });

  test('nobody loses a contact because of it, whatever reads the clock', async () => {
    expect(await purge()).toBe(0);
    await addContact(user, 'New', 0);
    await passHours(18);
    expect(await namesOf(user)).toEqual(['Due soon', 'New', 'Young']);
  });

  test('an import reads the clock like the hourly work', async () => {
    await addContact(user, 'New', 0);
    await addContact(user, 'Newer', 0);
    expect(await namesOf(user)).toEqual(['Due soon', 'New', 'Newer', 'Young']);
  });

  test('time continues from where it was, and counts', async () => {
    await purge();
    await database.exec(`update public.business_card_records
      set created_at = created_at - interval '20 hours' where full_name = 'Due soon'`);
    await passHours(6);
    expect(await namesOf(user)).toEqual(['Young']);
  });

  test('it is trusted after a day', async () => {
    await passHours(30);
    expect(await namesOf(user)).toEqual([]);
  });

  test('nothing was lost and nothing waits if it is set right within the day', async () => {
    await passHours(18);
    await jump(-YEARS);
    await purge();
    await addContact(user, 'Old', 31);
    expect(await namesOf(user)).toEqual(['Due soon', 'Young']);
  });

  test('a correction by seconds does not set it right', async () => {
    await purge();
    await jump(-1);
    expect(await purge()).toBe(0);
    expect(await namesOf(user)).toEqual(['Due soon', 'Young']);
  });
});

test('a database that is used once a week still deletes what was too old the week before', async () => {
  await keepFor(user, 30);
  await addContact(user, 'Due soon', 29);
  await purge();
  await jump(24 * 7);
  expect(await purge()).toBe(0);
  await jump(24 * 7);
  expect(await purge()).toBe(1);
});

test('nobody can read or move the clock of retention', async () => {
  for (const caller of ['anon', 'service_role', { userId: user }] as const) {
    for (const sql of [
      'select * from private.retention_clock',
      'update private.retention_clock set seen_at = now()',
      'select private.retention_moment()',
      'select private.delete_outlived_contacts(now())',
    ]) {
      expect(await errorCode(database.queryAs(caller, sql))).toBe(DENIED);
    }
  }
});

test.each([0, -1, 36_501])('a rule of %s days is refused', async (days) => {
  expect(await errorCode(keepFor(user, days))).toBe('23514');
});

test('only the service role may run the scheduled work', async () => {
  for (const caller of [{ userId: user }, 'anon'] as const) {
    const attempt = database.queryAs(caller, 'select public.delete_expired_contacts()');
    expect(await errorCode(attempt)).toBe(DENIED);
  }
});
