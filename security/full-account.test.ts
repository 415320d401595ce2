import { type Person, signUp } from '@cardsift/backend/testing/sign-up';
import {
  discardStandalone,
  runStandalone,
  type StandaloneProcess,
} from '@cardsift/standalone/testing/run-standalone';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

/**
 * Attacks on the disk: what a person with a free account can store in the running product, and what stops them.
 */

const MB = 1024 * 1024;

let server: StandaloneProcess;
let eve: Person;
beforeAll(async () => {
  server = await runStandalone({ STORAGE_PER_PERSON_MB: '1' });
});
beforeEach(async () => {
  eve = await signUp(server.url, server.secrets.publishableKey);
});
afterAll(() => discardStandalone(server));

async function usage() {
  const { data } = await eve.client.rpc('get_storage_usage').throwOnError();
  return data[0];
}

const contacts = () => eve.client.from('business_card_records');
const largeContacts = (count: number) =>
  Array.from({ length: count }, () => ({
    user_id: eve.id,
    full_name: 'Eve',
    notes: 'x'.repeat(20_000),
    description: 'y'.repeat(20_000),
  }));

/** Stores the same until it is refused, and returns the refusal. */
async function storeUntilRefused(
  store: () => PromiseLike<{ error: { code: string } | null; status: number }>,
) {
  for (let times = 0; times < 200; times += 1) {
    const { error, status } = await store();
    if (error) return { code: error.code, status, times };
  }
  return undefined;
}

const FULL = { code: 'storage_limit_reached', status: 403 };

test('large contacts stop at the limit, and deleting them makes room again', async () => {
  expect(await storeUntilRefused(() => contacts().insert(largeContacts(5)))).toMatchObject(FULL);
  expect(await usage()).toMatchObject({ allowed_bytes: MB });
  expect((await usage())?.used_bytes).toBeGreaterThan(MB * 0.75);
  expect((await usage())?.used_bytes).toBeLessThanOrEqual(MB);
  await eve.client.rpc('delete_some_contacts').throwOnError();
  expect((await usage())?.used_bytes).toBeLessThan(10_000);
  await contacts().insert(largeContacts(5)).throwOnError();
});

test('copies for undoing merges count too', async () => {
  const { data } = await contacts().insert(largeContacts(20)).select('id').throwOnError();
  const [kept, ...others] = data.map(({ id }) => id);
  const merge = () =>
    eve.client.rpc('merge_contacts', {
      kept_uuid: kept ?? '',
      gone_uuid: others.pop() ?? '',
      columns: {},
    });
  expect(await storeUntilRefused(merge)).toMatchObject(FULL);
});

test('rejected profiles count too', async () => {
  const [contact] = (await contacts().insert(largeContacts(24)).select('id').throwOnError()).data;
  const id = contact?.id ?? '';
  let index = 0;
  const reject = async () => {
    index += 1;
    const linkedin_url = `https://www.linkedin.com/in/${'x'.repeat(1_900)}${index}`;
    const changed = await contacts().update({ linkedin_url }).eq('id', id);
    return changed.error ? changed : eve.client.rpc('reject_linkedin_match', { contact_uuid: id });
  };
  expect(await storeUntilRefused(reject)).toMatchObject(FULL);
});

test('simultaneous requests store no more than sequential ones', async () => {
  await Promise.all(Array.from({ length: 40 }, () => contacts().insert(largeContacts(2))));
  expect((await usage())?.used_bytes).toBeLessThanOrEqual(MB);
});

test('cards stop at the limit too, at most one card beyond it', async () => {
  await storeUntilRefused(() => contacts().insert(largeContacts(1)));
  const statuses: unknown[] = [];
  for (const name of ['a', 'b', 'c', 'd']) {
    const { error } = await eve.client.storage
      .from('vcards')
      .upload(`${eve.id}/${name}.vcf`, Buffer.from('x'.repeat(60_000)), {
        contentType: 'text/vcard',
      });
    statuses.push(error && 'statusCode' in error ? error.statusCode : error);
  }
  expect(statuses).toEqual([null, '403', '403', '403']);
  expect((await usage())?.used_bytes).toBeLessThanOrEqual(MB + 64 * 1024);
});

test('one huge contact is refused, and a full account affects nobody else', async () => {
  const details = { lines: ['x'.repeat(95_000)] };
  const huge = largeContacts(1).map((row) => ({ ...row, details }));
  expect(await contacts().insert(huge)).toMatchObject({
    status: 403,
    error: { code: 'row_too_large' },
  });
  await storeUntilRefused(() => contacts().insert(largeContacts(5)));
  const bob = await signUp(server.url, server.secrets.publishableKey);
  const row = { user_id: bob.id, full_name: 'Bob' };
  await bob.client.from('business_card_records').insert(row).throwOnError();
});
