import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { S3Settings } from '../backend-settings.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { openMigratedDatabase } from '../testing/migrated-database.ts';
import { runS3, S3_CREDENTIALS, type S3Server } from '../testing/run-s3.ts';
import type { DigitalCardStore } from './digital-card-store.ts';
import { DigitalCardTurns } from './digital-card-turns.ts';
import { openDigitalCardStore } from './open-digital-card-store.ts';
import { removeLostFiles } from './remove-lost-files.ts';

let database: SqlDatabase;
let dataDirectory: string;
let s3: S3Server;
let folder: DigitalCardStore;
let bucket: DigitalCardStore;
const lines: string[] = [];
const logger = pino({}, { write: (line: string) => void lines.push(line) });
const open = (settings?: S3Settings) =>
  openDigitalCardStore({ dataDirectory, s3: settings }, database, logger);

beforeAll(async () => {
  for (const [name, value] of Object.entries(S3_CREDENTIALS)) vi.stubEnv(name, value);
  database = await openMigratedDatabase();
  dataDirectory = await mkdtemp(join(tmpdir(), 'storage-'));
  s3 = await runS3();
  folder = await open();
  bucket = await open(s3.settings);
});
afterAll(async () => {
  await database.close();
  await s3.discard();
  await rm(dataDirectory, { recursive: true });
  vi.unstubAllEnvs();
});

const store = (where: DigitalCardStore, key: string, text = key) =>
  where.uploadObject('vcards', key, undefined, Buffer.from(text), 'text/vcard', 'max-age=60');
const read = async (where: DigitalCardStore, key: string) =>
  (await where.getObject('vcards', key, undefined)).body?.toString();
const addRow = (key: string) =>
  database.query(`insert into storage.objects (bucket_id, name) values ('vcards', $1)`, [key]);
const code = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error) => error.code,
  );

describe.each([
  ['a folder', () => folder],
  ['a bucket', () => bucket],
])('in %s', (_, where) => {
  test('a card can be stored, read, replaced, copied and removed', async () => {
    const key = 'eve/../ada/naïve ?#%.vcf';
    const stored = await store(where(), key, 'first');
    expect(stored).toMatchObject({ size: 5, mimetype: 'text/vcard', cacheControl: 'max-age=60' });
    await store(where(), key, 'second');
    expect(await read(where(), key)).toBe('second');
    await where().copyObject('vcards', key, undefined, 'vcards', 'copy', undefined);
    await where().deleteObjects('vcards', [key]);
    expect(await code(read(where(), key))).toBe('card_missing');
    expect(await code(where().headObject('vcards', key, undefined))).toBe('card_missing');
    expect(await read(where(), 'copy')).toBe('second');
    await where().deleteObject('vcards', 'copy', undefined);
  });

  test('bytes without a row are removed later, and those with one stay', async () => {
    await store(where(), 'lost');
    await store(where(), 'kept');
    await addRow('kept');
    await database.exec(`update cardsift_storage.unsettled set since = now() - interval '2 hours'`);
    (await removeLostFiles(database, where(), new DigitalCardTurns(), logger))();
    expect(await code(read(where(), 'lost'))).toBe('card_missing');
    expect(await read(where(), 'kept')).toBe('kept');
    expect(await database.query('select from cardsift_storage.unsettled')).toEqual([]);
    await database.exec('delete from storage.objects');
  });
});

test('a bucket contains no person’s name, and nothing outside of its prefix', async () => {
  await store(bucket, 'ada/Ada_Lovelace.vcf');
  for (const name of await s3.list()) expect(name).toMatch(/^cards\/([0-9a-f]{64}|readme)$/);
});

test('while S3 is down requests say so, the operator is told why, and no restart is needed', async () => {
  const end = await removeLostFiles(database, bucket, new DigitalCardTurns(), logger);
  await store(bucket, 'before');
  await addRow('before');
  await s3.stop();
  expect(await code(store(bucket, 'meanwhile'))).toBe('storage_unavailable');
  expect(await code(read(bucket, 'before'))).toBe('storage_unavailable');
  expect(lines.join()).toContain('ECONNREFUSED');
  // A person who deletes the account meanwhile is still forgotten, as soon as that is possible.
  await database.exec(`delete from storage.objects where name = 'before'`);
  await expect.poll(() => lines.join()).toContain('files were not removed');
  end();
  await s3.start();
  expect(await code(store(bucket, 'meanwhile'))).toBeUndefined();
  await database.exec(`update cardsift_storage.unsettled set since = now() - interval '2 hours'`);
  (await removeLostFiles(database, bucket, new DigitalCardTurns(), logger))();
  expect(await code(read(bucket, 'before'))).toBe('card_missing');
});

test('a start with a bucket that cannot be written to reports its name and the reason', async () => {
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'wrong');
  const locked = await open(s3.settings);
  expect(lines.at(-1)).toMatch(/SignatureDoesNotMatch.*cardsift/);
  expect(await code(store(locked, 'x'))).toBe('storage_unavailable');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', S3_CREDENTIALS.AWS_SECRET_ACCESS_KEY);
});

test('cards in the folder move into the bucket, and do not replace newer ones there', async () => {
  await store(folder, 'moved');
  await store(folder, 'replaced', 'old');
  await store(bucket, 'replaced', 'new');
  const other = await open(s3.settings);
  expect(await read(other, 'moved')).toBe('moved');
  expect(await read(other, 'replaced')).toBe('new');
  const left = await readdir(join(dataDirectory, 'storage'), {
    recursive: true,
    withFileTypes: true,
  });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
});
