import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Caller,
  DENIED,
  errorCode,
  openTestDatabase,
  type TestDatabase,
} from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const note = (caller: Caller, canSearch: boolean) =>
  database.queryAs(caller, 'select public.note_enrichment_worker($1)', [canSearch]);

async function canSearch(): Promise<unknown> {
  const caller = { userId: await database.addUser() };
  const [row] = await database.queryAs(caller, 'select public.can_search_profiles() as can');
  return row?.can;
}

test('people are told whether the worker searches, and only the worker can say so', async () => {
  expect(await canSearch()).toBe(false);
  await note('service_role', true);
  expect(await canSearch()).toBe(true);
  for (const caller of ['anon', { userId: await database.addUser() }] as const) {
    expect(await errorCode(note(caller, false))).toBe(DENIED);
  }
  expect(await canSearch()).toBe(true);
  await note('service_role', false);
  expect(await canSearch()).toBe(false);
});
