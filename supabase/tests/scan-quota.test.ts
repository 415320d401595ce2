import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DENIED, errorCode, shareTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let user: string;

beforeAll(async () => {
  database = await shareTestDatabase();
});
beforeEach(async () => {
  user = await database.addUser();
});

const call = async (
  caller: Parameters<TestDatabase['queryAs']>[0],
  expression: string,
  parameters: unknown[],
) => {
  const rows = await database.queryAs<{ value: unknown }>(
    caller,
    `select ${expression} as value`,
    parameters,
  );
  return rows[0]?.value;
};
const reserve = (count: number) =>
  call({ userId: user }, 'public.increment_daily_usage($1, $2)', [user, count]);
const spend = (receipt: string | null = null, reading = randomUUID()) =>
  call('service_role', 'public.spend_scan($1, $2, null, $3)', [user, receipt, reading]);
const giveBack = (reading: string) =>
  call('service_role', 'public.give_back_scan($1, $2)', [user, reading]);
async function usage() {
  const rows = await database.queryAs(
    { userId: user },
    'select * from public.get_daily_usage($1)',
    [user],
  );
  return rows[0];
}

test('ten scans a day can be reserved, and not one more', async () => {
  expect(await reserve(7)).toBe(true);
  expect(await reserve(4)).toBe(false);
  expect(await reserve(3)).toBe(true);
  expect(await reserve(1)).toBe(false);
  expect(await usage()).toEqual({ current_count: 10, remaining_count: 0 });
});

test('of fifty simultaneous reservations ten succeed', async () => {
  const results = await Promise.all(Array.from({ length: 50 }, () => reserve(1)));
  expect(results.filter(Boolean)).toHaveLength(10);
});

test('a clock that was a day ahead lent that day’s scans and no more; one that goes back lends none', async () => {
  await reserve(10);
  const change = (sql: string) => database.exec(`${sql} where user_id = '${user}'`);
  const turnClock = (by: string) =>
    change(
      `update public.scans set day = (day + interval '${by}')::date, reserved_at = reserved_at + interval '${by}'`,
    );
  // As if all of it had happened while the clock was a day ahead.
  await turnClock('1 day');
  expect(await usage()).toEqual({ current_count: 0, remaining_count: 10 });
  expect([await reserve(10), await reserve(1)]).toEqual([true, false]);
  await database.exec(
    `delete from public.scans where day = private.today_utc() and user_id = '${user}'`,
  );
  await turnClock('-1 day');
  expect(await reserve(1)).toBe(false);
  // Reserved while the clock was an hour ahead, and then set right.
  await change(`update public.scans set reserved_at = reserved_at + interval '1 hour'`);
  expect([await reserve(1), await spend(), await usage()]).toEqual([
    false,
    true,
    { current_count: 10, remaining_count: 0 },
  ]);
});

test('only reserved scans can be spent, each once', async () => {
  await reserve(2);
  const spent = await Promise.all(Array.from({ length: 5 }, () => spend()));
  expect(spent.filter(Boolean)).toHaveLength(2);
  expect(await usage()).toEqual({ current_count: 2, remaining_count: 8 });
});

test('a scan that is given back costs nothing', async () => {
  const reading = randomUUID();
  await reserve(1);
  await spend(null, reading);
  await giveBack(reading);
  expect(await usage()).toEqual({ current_count: 0, remaining_count: 10 });
  expect(await spend()).toBe(false);
});

test('a request that spent nothing, or has given back before, gives nothing back', async () => {
  const [mine, free] = [randomUUID(), randomUUID()];
  await reserve(2);
  await spend();
  await spend(null, mine);
  await giveBack(mine);
  await giveBack(mine);
  expect(await spend(null, free)).toBe(false);
  await giveBack(free);
  expect(await usage()).toEqual({ current_count: 1, remaining_count: 9 });
});

describe('a receipt', () => {
  const [one, other] = ['1'.repeat(64), '2'.repeat(64)];

  test('lets a paid picture be read again, three times', async () => {
    await reserve(2);
    const spent = [];
    for (let i = 0; i < 5; i += 1) spent.push([await spend(one), await usageOfSpent()]);
    expect(spent).toEqual([
      [true, 1],
      [true, 1],
      [true, 1],
      [true, 1],
      [true, 2],
    ]);
  });

  test('is worth one scan even if two use it at once', async () => {
    await reserve(2);
    await Promise.all([spend(one), spend(one)]);
    expect(await usageOfSpent()).toBe(1);
  });

  test('does not work for another picture or another person', async () => {
    await reserve(1);
    await spend(one);
    expect(await spend(other)).toBe(false);
    const stranger = await database.addUser();
    expect(await call('service_role', 'public.spend_scan($1, $2)', [stranger, one])).toBe(false);
  });

  test('is forgotten after fifteen minutes', async () => {
    await reserve(1);
    await spend(one);
    await database.query(
      `update public.scans set spent_at = now() - interval '16 minutes' where user_id = $1`,
      [user],
    );
    expect(await spend(one)).toBe(false);
    const [scan] = await database.query('select receipt from public.scans where user_id = $1', [
      user,
    ]);
    expect(scan).toEqual({ receipt: null });
  });

  test('is given back once every request that used it has failed', async () => {
    const [first, repetition] = [randomUUID(), randomUUID()];
    await reserve(1);
    await spend(one, first);
    await spend(one, repetition);
    await giveBack(repetition);
    expect(await usageOfSpent()).toBe(1);
    await spend(one, repetition);
    await giveBack(first);
    expect(await usageOfSpent()).toBe(1);
    await giveBack(repetition);
    expect(await usageOfSpent()).toBe(0);
    expect(await spend(one)).toBe(false);
  });

  test('is not repeated less often because a repetition failed', async () => {
    await reserve(1);
    await spend(one);
    for (let i = 0; i < 5; i += 1) {
      const repetition = randomUUID();
      expect(await spend(one, repetition)).toBe(true);
      await giveBack(repetition);
    }
    expect(await usageOfSpent()).toBe(1);
  });

  test('is a hash, so that nothing else can be stored in it', async () => {
    await reserve(1);
    expect(await errorCode(spend('Ada Byron'))).toBe('23514');
  });

  async function usageOfSpent() {
    const rows = await database.query<{ count: number }>(
      'select count(*)::integer from public.scans where user_id = $1 and spent_at is not null',
      [user],
    );
    return rows[0]?.count;
  }
});

test('a reservation lapses after fifteen minutes and cannot be spent then', async () => {
  await reserve(10);
  await database.query(
    `update public.scans set reserved_at = now() - interval '16 minutes' where user_id = $1`,
    [user],
  );
  expect(await spend()).toBe(false);
  expect(await usage()).toEqual({ current_count: 0, remaining_count: 10 });
  expect(await reserve(10)).toBe(true);
});

test('the count starts again at midnight UTC', async () => {
  await reserve(10);
  await spend();
  await database.query('update public.scans set day = day - 1 where user_id = $1', [user]);
  expect(await usage()).toEqual({ current_count: 0, remaining_count: 10 });
});

test('Pro has no limit until the plan ends', async () => {
  await database.query('update public.users set is_premium = true where id = $1', [user]);
  expect(await reserve(100)).toBe(true);
  expect(await spend()).toBe(true);
  await database.query(
    `update public.users set premium_expires_at = now() - interval '1 second' where id = $1`,
    [user],
  );
  expect(await spend()).toBe(false);
  expect(await reserve(11)).toBe(false);
});

test.each([0, -1, -2147483648, null])('reserving %s scans is refused', async (count) => {
  await reserve(10);
  const attempt = database.queryAs(
    { userId: user },
    'select public.increment_daily_usage($1, $2)',
    [user, count],
  );
  expect(await errorCode(attempt)).toBe('22023');
  expect(await usage()).toEqual({ current_count: 10, remaining_count: 0 });
});

test.each([
  'public.increment_daily_usage($1, 1)',
  'public.get_daily_usage($1)',
  'public.is_user_premium($1)',
  'public.spend_scan($1)',
  'public.give_back_scan($1, $1)',
])('another user and a visitor are denied %s', async (expression) => {
  const stranger = await database.addUser();
  for (const caller of [{ userId: stranger }, 'anon'] as const) {
    expect(await errorCode(database.queryAs(caller, `select ${expression}`, [user]))).toBe(DENIED);
  }
});

test.each(['public.spend_scan($1)', 'public.give_back_scan($1, $1)'])(
  'a user is denied %s of their own scans',
  async (expression) => {
    const attempt = database.queryAs({ userId: user }, `select ${expression}`, [user]);
    expect(await errorCode(attempt)).toBe(DENIED);
  },
);

test('a new user has a free plan', async () => {
  const rows = await database.queryAs({ userId: user }, 'select * from public.users');
  expect(rows).toMatchObject([{ id: user, is_premium: false, premium_expires_at: null }]);
});
