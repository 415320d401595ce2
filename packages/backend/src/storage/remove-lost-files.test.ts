import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SqlDatabase } from '../database/sql-database.ts';
import { openMigratedDatabase } from '../testing/migrated-database.ts';
import { FileTooLargeError } from './digital-card-store.ts';
import { DigitalCardTurns } from './digital-card-turns.ts';
import { FileStorageAdapter } from './file-storage-adapter.ts';
import { removeLostFiles } from './remove-lost-files.ts';

let database: SqlDatabase;
let directory: string;
let files: FileStorageAdapter;
beforeAll(async () => {
  database = await openMigratedDatabase();
  directory = await mkdtemp(join(tmpdir(), 'storage-'));
  files = new FileStorageAdapter(directory);
});
afterAll(async () => {
  await database.close();
  await rm(directory, { recursive: true });
});

const store = async (key: string, { row = true } = {}) => {
  await files.uploadObject('vcards', key, undefined, Buffer.from(key), 'text/vcard', '');
  if (row) {
    await database.query(`insert into storage.objects (bucket_id, name) values ('vcards', $1)`, [
      key,
    ]);
  }
};
const isStored = (key: string) =>
  files.headObject('vcards', key).then(
    () => true,
    () => false,
  );

test('bytes are removed with their row, and lost ones at the next start', async () => {
  await store('a/kept.vcf');
  await store('a/row.vcf');
  await store('a/lost.vcf', { row: false });
  await store('a/just-uploading.vcf', { row: false });
  const names = await readdir(directory, { recursive: true, withFileTypes: true });
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const entry of names.filter((name) => name.isFile())) {
    await utimes(join(entry.parentPath, entry.name), yesterday, yesterday);
  }
  await store('a/just-uploading.vcf', { row: false });

  const stop = await removeLostFiles(
    database,
    files,
    new DigitalCardTurns(),
    pino({ level: 'silent' }),
  );
  expect(await isStored('a/lost.vcf')).toBe(false);
  expect(await isStored('a/just-uploading.vcf')).toBe(true);

  await database.query(`delete from storage.objects where name = 'a/row.vcf'`);
  await expect.poll(() => isStored('a/row.vcf')).toBe(false);
  expect(await isStored('a/kept.vcf')).toBe(true);
  await stop();
});

test('a file is as large as its bytes, whatever its sender announced, and leaves no partial file', async () => {
  const endless = async function* () {
    for (;;) yield new Uint8Array(10_000);
  };
  const before = (await readdir(directory, { recursive: true })).length;
  const upload = files.uploadObject('vcards', 'b', undefined, endless() as never, 'text/vcard', '');
  await expect(upload).rejects.toBeInstanceOf(FileTooLargeError);
  await writeFile(join(directory, 'in-the-way'), '');
  const blocked = new FileStorageAdapter(join(directory, 'in-the-way'));
  await expect(
    blocked.uploadObject('vcards', 'b', undefined, Buffer.from('x'), 'text/vcard', ''),
  ).rejects.toThrow();
  await rm(join(directory, 'in-the-way'));
  expect(await readdir(directory, { recursive: true })).toHaveLength(before);
});
