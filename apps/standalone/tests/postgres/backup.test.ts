import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '@cardsift/backend/database/open-postgres';
import { type PostgresServer, runPostgres } from '@cardsift/backend/testing/run-postgres';
import { createTestClient, signUp } from '@cardsift/backend/testing/sign-up';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackup } from '../../src/backup/create-backup.ts';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import {
  discardStandalone,
  runStandalone,
  type StandaloneProcess,
} from '../../testing/run-standalone.ts';

let postgres: PostgresServer;
let server: StandaloneProcess;
let folder: string;
beforeAll(async () => {
  postgres = await runPostgres();
  server = await runStandalone({ DATABASE_URL: postgres.url });
  folder = await mkdtemp(join(tmpdir(), 'cardsift-backup-'));
});
afterAll(async () => {
  await discardStandalone(server);
  await postgres.discard();
  await rm(folder, { recursive: true });
});

test('a backup of the running server can be restored into an empty database, and only there', async () => {
  const ada = await signUp(server.url, server.secrets.publishableKey);
  await ada.client
    .from('business_card_records')
    .insert({ user_id: ada.id, full_name: 'Before' })
    .throwOnError();
  const card = `${ada.id}/Ada.vcf`;
  const upload = await ada.client.storage
    .from('vcards')
    .upload(card, Buffer.from('BEGIN:VCARD'), { contentType: 'text/vcard' });
  expect(upload.error).toBeNull();

  const file = join(folder, 'backup.tar.gz');
  const { dataDirectory } = server;
  const place = { dataDirectory, host: '127.0.0.1', port: 1, s3: undefined };
  await createBackup({ ...place, databaseUrl: postgres.url }, file);

  const restored = join(folder, 'restored');
  const restoreTo = (databaseUrl: string | undefined) =>
    restoreBackup({ dataDirectory: restored, databaseUrl }, file);
  await expect(restoreTo(postgres.url)).rejects.toThrow('is not empty');
  await expect(restoreTo(undefined)).rejects.toThrow('Set DATABASE_URL');

  const database = openPostgres(postgres.url);
  await database.exec('create database elsewhere');
  await database.close();
  const elsewhere = postgres.url.replace(/\/postgres$/, '/elsewhere');
  await restoreTo(elsewhere);
  const copy = await runStandalone({ DATABASE_URL: elsewhere, DATA_DIR: restored });
  const there = createTestClient(copy.url, server.secrets.publishableKey);
  const { data } = await ada.client.auth.getSession();
  await there.auth.setSession(data.session ?? { access_token: '', refresh_token: '' });
  const rows = await there.from('business_card_records').select('full_name');
  expect(rows.data).toEqual([{ full_name: 'Before' }]);
  expect(await (await there.storage.from('vcards').download(card)).data?.text()).toBe(
    'BEGIN:VCARD',
  );
  await discardStandalone(copy);
});
