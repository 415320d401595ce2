import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addAuthenticator } from '@cardsift/backend/testing/add-authenticator';
import { findFreePort } from '@cardsift/backend/testing/find-free-port';
import { type PostgresServer, runPostgres } from '@cardsift/backend/testing/run-postgres';
import { runS3, S3_CREDENTIALS, type S3Server } from '@cardsift/backend/testing/run-s3';
import { createTestClient, type Person, signUp } from '@cardsift/backend/testing/sign-up';
import { drawPicture } from '@cardsift/invented-cards/draw-picture';
import { inventCard } from '@cardsift/invented-cards/invent-card';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Balancer, balance } from '../../testing/load-balancer.ts';
import { operate } from '../../testing/run-operator-command.ts';
import { runStandalone, type StandaloneProcess } from '../../testing/run-standalone.ts';
import { sendScan } from '../../testing/send-scan.ts';

let postgres: PostgresServer;
let s3: S3Server;
let directory: string;
let balancer: Balancer;
let address: string;
let first: StandaloneProcess;
let second: StandaloneProcess;
let ada: Person;
let jpeg: Uint8Array;

/** One of several processes behind one URL, with the same database and folder. */
const startOne = (port?: number) =>
  runStandalone(
    {
      DATABASE_URL: postgres.url,
      DATA_DIR: directory,
      SITE_URL: address,
      RATE_LIMIT_FACTOR: '0.3',
      STORAGE_S3_BUCKET: s3.settings.bucket,
      STORAGE_S3_ENDPOINT: s3.settings.endpoint,
      ...S3_CREDENTIALS,
    },
    port,
  );

beforeAll(async () => {
  [postgres, s3] = await Promise.all([runPostgres(), runS3()]);
  directory = await mkdtemp(join(tmpdir(), 'cardsift-shared-'));
  const port = await findFreePort();
  address = `http://127.0.0.1:${port}`;
  // At the same moment, on an empty database and in an empty folder.
  [first, second] = await Promise.all([startOne(), startOne()]);
  balancer = await balance(
    port,
    [first, second].map(({ url }) => Number(new URL(url).port)),
  );
  ({ jpeg } = await drawPicture([inventCard(1)], { kind: 'clean', seed: 1 }));
  ada = await signUp(first.url, first.secrets.publishableKey);
});
afterAll(async () => {
  await balancer.close();
  await Promise.all([first.stop(), second.stop()]);
  await Promise.all([postgres.discard(), s3.discard()]);
  await rm(directory, { recursive: true, force: true });
});

async function signInAt(url: string) {
  const client = createTestClient(url, first.secrets.publishableKey);
  const { error } = await client.auth.signInWithPassword(ada);
  if (error) throw error;
  return client;
}

async function findSpentScans() {
  const operator = createTestClient(second.url, first.secrets.secretKey);
  const scans = operator.from('scans').select('id').eq('user_id', ada.id);
  return (await scans.not('spent_at', 'is', null).throwOnError()).data;
}

test('the operator removes an authenticator app from an account', async () => {
  const bob = await signUp(first.url, first.secrets.publishableKey);
  await addAuthenticator(bob);
  const { output } = await operate(second, 'second-factor.ts', ['remove', bob.email]);
  expect(output).toContain('signs in with the password alone now');
  const answer = await bob.client.from('profiles').select();
  expect(answer.error?.code).toBe('session_not_found');
});

test('processes that start at the same time have the same keys', () => {
  expect(second.secrets).toEqual(first.secrets);
});

test('a change through one process reaches a subscriber of the other', async () => {
  const client = await signInAt(second.url);
  const names: unknown[] = [];
  const states: string[] = [];
  client
    .channel('contacts')
    .on(
      'postgres_changes',
      { event: 'INSERT', schema: 'public', table: 'business_card_records' },
      ({ new: row }) => names.push(row.full_name),
    )
    .subscribe((state) => states.push(state));
  await vi.waitFor(() => expect(states).toContain('SUBSCRIBED'), { timeout: 120_000 });
  await ada.client
    .from('business_card_records')
    .insert({ user_id: ada.id, full_name: 'Grace' })
    .throwOnError();
  await vi.waitFor(() => expect(names).toEqual(['Grace']), { timeout: 120_000 });
  await client.removeAllChannels();
});

test('a card stored through one process can be fetched from the other', async () => {
  const path = `${ada.id}/card.vcf`;
  const stored = await ada.client.storage
    .from('vcards')
    .upload(path, 'BEGIN:VCARD\r\nEND:VCARD\r\n', { contentType: 'text/vcard' });
  expect(stored.error).toBeNull();
  const answer = await fetch(`${second.url}/storage/v1/object/public/vcards/${path}`);
  expect(await answer.text()).toContain('BEGIN:VCARD');
});

test('while S3 is down, storing a card fails and says so, contacts are saved, and no restart is needed', async () => {
  const cards = ada.client.storage.from('vcards');
  const upload = () =>
    cards.upload(`${ada.id}/away.vcf`, 'BEGIN:VCARD', { contentType: 'text/vcard' });
  await s3.stop();
  const { error } = await upload();
  expect(error?.message).toMatch(
    /^Stored cards cannot be reached just now. Try again in a moment. /,
  );
  const saved = await ada.client
    .from('business_card_records')
    .insert({ user_id: ada.id, full_name: 'Meanwhile' });
  expect([saved.status, (await fetch(`${first.url}/readyz`)).status]).toEqual([201, 200]);
  await s3.start();
  expect((await upload()).error).toBeNull();
  await cards.remove([`${ada.id}/away.vcf`]);
  expect((await cards.download(`${ada.id}/away.vcf`)).error).not.toBeNull();
});

test('a picture that is sent to two processes at once, and once more to one, costs one scan', async () => {
  await ada.client.rpc('increment_daily_usage', { user_uuid: ada.id, increment_by: 2 });
  const send = ({ url }: StandaloneProcess) =>
    sendScan(ada, url, { key: 'one-key-for-both-of-them', jpeg });
  expect(await Promise.all([send(first), send(second)])).toEqual([200, 200]);
  expect(await send(second)).toBe(200);
  expect(await findSpentScans()).toHaveLength(1);
});

test('killing one process loses nothing that was acknowledged, and a repeated request is answered', async () => {
  const lost = { key: 'of-a-scan-cut-off', jpeg };
  const scanning = sendScan(ada, first.url, lost);
  await expect.poll(findSpentScans, { timeout: 120_000 }).toHaveLength(2);
  const client = await signInAt(address);
  const table = () => client.from('business_card_records');
  const acknowledged: string[] = [];
  const failed: string[] = [];
  await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const { data } = await table()
        .insert({ user_id: ada.id, full_name: `Card ${index}` })
        .select('id')
        .single();
      if (!data) {
        failed.push(`Card ${index}`);
        return;
      }
      acknowledged.push(data.id);
      if (acknowledged.length === 10) await first.kill();
    }),
  );
  // Whether its answer arrived or was lost, another process gives it for the same scan.
  await scanning;
  expect(await sendScan(ada, second.url, lost)).toBe(200);
  expect(await findSpentScans()).toHaveLength(2);
  for (const full_name of failed) {
    await table().insert({ user_id: ada.id, full_name }).throwOnError();
  }
  const { data } = await table().select('id').throwOnError();
  const kept = new Set(data.map(({ id }) => id));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  first = await startOne(Number(new URL(first.url).port));
});

test('tries are counted over all processes', async () => {
  const statuses: (number | undefined)[] = [];
  for (let tries = 0; tries < 10; tries += 1) {
    const { url } = tries % 2 ? first : second;
    const stranger = createTestClient(url, first.secrets.publishableKey);
    const { error } = await stranger.auth.signInWithPassword({
      email: `p${tries}@people.example`,
      password: 'Wrong!98765',
    });
    statuses.push(error?.status);
  }
  // Nine are allowed in five minutes. Ada has signed in three times and Bob once.
  expect(statuses).toEqual([...Array(5).fill(400), ...Array(5).fill(429)]);
});
