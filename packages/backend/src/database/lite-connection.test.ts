import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Person, signUp } from '../testing/sign-up.ts';
import { startTestBackend } from '../testing/start-test-backend.ts';
import { STATEMENT_LIMITS } from './fair-share/statement-limits.ts';
import { PostgresSession } from './postgres-session.ts';

const CONTACTS = STATEMENT_LIMITS.rowsAtATime * 2 + 1;

let backend: Awaited<ReturnType<typeof startTestBackend>>;
let person: Person;
let contactId: string;

beforeAll(async () => {
  backend = await startTestBackend();
  person = await signUp(backend.access.url, backend.access.publishableKey);
  const contacts = Array.from({ length: CONTACTS }, (_, index) => ({
    user_id: person.id,
    full_name: `Contact ${index}`,
  }));
  const { data } = await table().insert(contacts).select('id').throwOnError();
  contactId = data[0]?.id ?? '';
});
afterAll(() => backend.close());
afterEach(() => void vi.restoreAllMocks());

const table = () => person.client.from('business_card_records');

function watchTrips() {
  const queries = vi.spyOn(PostgresSession.prototype, 'query');
  const transactions = vi.spyOn(PostgresSession.prototype, 'transact');
  return () => ({
    queries: queries.mock.calls.length,
    transactions: transactions.mock.calls.length,
  });
}

test('reading one row by its id is one round trip to the database', async () => {
  const countTrips = watchTrips();
  const { data } = await table().select('full_name').eq('id', contactId).throwOnError();
  expect(data).toEqual([{ full_name: 'Contact 0' }]);
  expect(countTrips()).toEqual({ queries: 1, transactions: 0 });
});

test('a list that turns out long is fetched completely, in a transaction', async () => {
  const countTrips = watchTrips();
  const { data } = await table().select('id').throwOnError();
  expect(data).toHaveLength(CONTACTS);
  expect(countTrips().transactions).toBe(1);
});

test('a change and a function call run in a transaction', async () => {
  const countTrips = watchTrips();
  await table().update({ notes: 'Call in May' }).eq('id', contactId).throwOnError();
  await person.client.rpc('get_daily_usage', { user_uuid: person.id }).throwOnError();
  expect(countTrips().transactions).toBe(2);
});
