import { statSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestClient, type Person, signUp } from '@cardsift/backend/testing/sign-up';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackup } from '../src/backup/create-backup.ts';
import { restoreBackup } from '../src/backup/restore-backup.ts';
import { operate } from '../testing/run-operator-command.ts';
import {
  discardStandalone,
  runStandalone,
  type StandaloneProcess,
} from '../testing/run-standalone.ts';
import { eventually, subscribe } from '../testing/subscribe.ts';

let server: StandaloneProcess;
let ada: Person;
/** A page that was open when the server was killed. */
let page: Awaited<ReturnType<typeof subscribe>>;
afterAll(async () => {
  await ada.client.removeAllChannels();
  await discardStandalone(server);
});

test('a killed server has every contact that it acknowledged, and starts again', async () => {
  // Without a database, as on its first start.
  server = await runStandalone({ DATA_DIR: await mkdtemp(join(tmpdir(), 'cardsift-')) });
  const port = Number(new URL(server.url).port);
  ada = await signUp(server.url, server.secrets.publishableKey);
  page = await subscribe(ada);
  const acknowledged: string[] = [];
  const writing = Array.from({ length: 40 }, async (_, index) => {
    const { data } = await ada.client
      .from('business_card_records')
      .insert({ user_id: ada.id, full_name: `Card ${index}` })
      .select('id')
      .single();
    if (!data) return;
    acknowledged.push(data.id);
    // During the writes, not after them.
    if (acknowledged.length === 20) await server.kill();
  });
  await Promise.allSettled(writing);
  expect(acknowledged.length).toBeGreaterThanOrEqual(20);

  server = await runStandalone({ DATA_DIR: server.dataDirectory }, port);
  const { data } = await ada.client.from('business_card_records').select('id');
  const kept = new Set(data?.map((row) => row.id));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
});

test('after a server restart the page joins again and receives changes', async () => {
  const { events, states } = page;
  const joins = () => states.filter((state) => state === 'SUBSCRIBED').length;
  await eventually(() => expect(joins()).toBe(2));
  const full_name = 'After the restart';
  await ada.client
    .from('business_card_records')
    .insert({ user_id: ada.id, full_name })
    .throwOnError();
  await eventually(() => expect(events.at(-1)?.new).toMatchObject({ full_name }));
});

test('only the owner may read the database files', () => {
  expect(statSync(join(server.dataDirectory, 'postgres')).mode & 0o777).toBe(0o700);
});

test('a second server on the same data is refused, and the first keeps running', async () => {
  const second = runStandalone({ DATA_DIR: server.dataDirectory });
  await expect(second).rejects.toThrow('already runs');
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

describe('a backup', () => {
  let folder: string;
  let file: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cardsift-backup-'));
    file = join(folder, 'backup.tar.gz');
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('of a server that is being written to contains the rows, files and keys of one moment', async () => {
    const grace = await signUp(server.url, server.secrets.publishableKey);
    const add = (full_name: string) =>
      grace.client.from('business_card_records').insert({ user_id: grace.id, full_name });
    await add('Before').throwOnError();
    await grace.client.rpc('create_app_password', { name: 'Phone' }).throwOnError();
    const card = `${grace.id}/Ada.vcf`;
    const upload = await grace.client.storage
      .from('vcards')
      .upload(card, Buffer.from('BEGIN:VCARD'), { contentType: 'text/vcard' });
    expect(upload.error).toBeNull();

    let isTaken = false;
    const writing = (async () => {
      for (let index = 0; !isTaken; index += 1) await add(`Meanwhile ${index}`).throwOnError();
    })();
    const { output } = await operate(server, 'backup.ts', [file]);
    expect(output).toContain(`Everything is in ${file}`);
    isTaken = true;
    await writing;
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await readdir(server.dataDirectory)).filter((name) => /snap/.test(name))).toEqual([]);

    const elsewhere = join(folder, 'restored');
    const restore = await operate({ ...server, dataDirectory: elsewhere }, 'restore.ts', [file]);
    expect(restore.output).toContain('Restored to');
    const restored = await runStandalone({ DATA_DIR: elsewhere });
    // The secrets are the same, so a signed-in person still is.
    const { data } = await grace.client.auth.getSession();
    const there = createTestClient(restored.url, server.secrets.publishableKey);
    await there.auth.setSession(data.session ?? { access_token: '', refresh_token: '' });
    const rows = await there.from('business_card_records').select('full_name');
    expect(rows.data).toContainEqual({ full_name: 'Before' });
    const stored = await there.storage.from('vcards').download(card);
    expect(await stored.data?.text()).toBe('BEGIN:VCARD');
    // What a phone has seen since the backup was made is not there, so it loads its address book again.
    const { data: book } = await there.from('address_books').select('epoch').single();
    const { data: before } = await grace.client.from('address_books').select('epoch').single();
    expect(book?.epoch).not.toBe(before?.epoch);
    await restored.stop();
  });

  const placeOf = (dataDirectory: string) => ({
    dataDirectory,
    databaseUrl: undefined,
    s3: undefined,
    host: '127.0.0.1',
    port: 1,
  });

  test('is not made of a server at another URL than the command was given', async () => {
    const backup = createBackup(placeOf(server.dataDirectory), join(folder, 'x'));
    await expect(backup).rejects.toThrow('PORT and HOST');
  });

  test('is not made of nothing, and overwrites no other file', async () => {
    const nothing = createBackup(placeOf(folder), join(folder, 'x'));
    await expect(nothing).rejects.toThrow('There is nothing');
    await expect(createBackup(placeOf(folder), file)).rejects.toThrow('is there already');
  });

  test('is restored only into an empty folder, which stays empty if that fails', async () => {
    await expect(restoreBackup(placeOf(folder), file)).rejects.toThrow('is not empty');
    const empty = join(folder, 'empty');
    const elsewhere = { dataDirectory: empty, databaseUrl: 'postgres://localhost/x' };
    await expect(restoreBackup(elsewhere, file)).rejects.toThrow('Unset DATABASE_URL');
    const damaged = join(folder, 'damaged');
    await writeFile(damaged, 'x'.repeat(2000));
    await expect(restoreBackup(placeOf(empty), damaged)).rejects.toThrow('no backup');
    expect(await readdir(empty)).toEqual([]);
  });

  test('is made of a server that Ctrl-C has stopped, which need not run', async () => {
    expect(await server.stop()).toBe(0);
    expect(server.output()).toContain('Stopping');
    const stopped = join(folder, 'stopped.tar.gz');
    await createBackup(placeOf(server.dataDirectory), stopped);
    expect(statSync(stopped).size).toBeGreaterThan(100_000);
  });
});
