import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type Caller,
  DENIED,
  errorCode,
  shareTestDatabase,
  type TestDatabase,
} from './test-database.ts';

let database: TestDatabase;
let user: string;
let email: string;

beforeAll(async () => {
  database = await shareTestDatabase();
});
beforeEach(async () => {
  user = await database.addUser();
  email = `${user}@people.example`;
});

async function setPlan(premium: boolean, until: string | null, address = email) {
  const rows = await database.queryAs<{ done: boolean }>(
    'service_role',
    'select public.set_plan($1, $2, $3) as done',
    [address, premium, until],
  );
  return rows[0]?.done;
}
async function isPremium() {
  const rows = await database.queryAs<{ premium: boolean }>(
    { userId: user },
    'select public.is_user_premium($1) as premium',
    [user],
  );
  return rows[0]?.premium;
}

test('Pro lasts until its end, or for good without one, and ends when it is taken away', async () => {
  expect(await setPlan(true, '2000-01-01T00:00:00Z')).toBe(true);
  expect(await isPremium()).toBe(false);
  await setPlan(true, '2999-01-01T00:00:00Z');
  expect(await isPremium()).toBe(true);
  await setPlan(true, null);
  expect(await isPremium()).toBe(true);
  await setPlan(false, '2999-01-01T00:00:00Z');
  const rows = await database.query(
    'select is_premium, premium_expires_at from public.users where id = $1',
    [user],
  );
  expect(rows).toEqual([{ is_premium: false, premium_expires_at: null }]);
});

test('an address is found in any case, and an unknown one is not', async () => {
  expect(await setPlan(true, null, ` ${email.toUpperCase()} `)).toBe(true);
  expect(await isPremium()).toBe(true);
  expect(await setPlan(true, null, 'nobody@people.example')).toBe(false);
});

test('a person without a plan row gets one', async () => {
  await database.query('delete from public.users where id = $1', [user]);
  expect(await setPlan(true, null)).toBe(true);
  expect(await isPremium()).toBe(true);
});

test('only the service role can set a plan', async () => {
  for (const caller of [{ userId: user }, 'anon'] satisfies Caller[]) {
    const attempt = database.queryAs(caller, 'select public.set_plan($1, true, null)', [email]);
    expect(await errorCode(attempt)).toBe(DENIED);
  }
  expect(await isPremium()).toBe(false);
});
