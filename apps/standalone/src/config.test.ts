import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('no variable is required', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    smtp: undefined,
    google: undefined,
  });
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ DATABASE_URL: '', SITE_URL: '' }).databaseUrl).toBeUndefined();
});

test('one error names every invalid variable', () => {
  const read = () => readConfig({ PORT: 'eighty', SUPPORT_EMAIL: 'us', READER_WORKERS: '0' });
  for (const name of ['PORT', 'SUPPORT_EMAIL', 'READER_WORKERS']) expect(read).toThrow(name);
});

test('a person stores 200 MB unless the operator says otherwise', () => {
  const bytes = (env: Record<string, string>) => readConfig(env).bytesPerPerson;
  expect(bytes({})).toBe(200 * 1024 * 1024);
  expect(bytes({ STORAGE_PER_PERSON_MB: '1' })).toBe(1024 * 1024);
  expect(() => bytes({ STORAGE_PER_PERSON_MB: '0' })).toThrow('STORAGE_PER_PERSON_MB');
});

test('a password is hashed with less work only in tests', () => {
  const cost = (env: Record<string, string>) => readConfig(env).passwordCost;
  expect(cost({})).toBe(10);
  expect(cost({ PASSWORD_COST: '4', NODE_ENV: 'test' })).toBe(4);
  expect(() => cost({ PASSWORD_COST: '9' })).toThrow('PASSWORD_COST');
  expect(() => cost({ PASSWORD_COST: '9', NODE_ENV: 'production' })).toThrow('PASSWORD_COST');
});

test('a bucket requires a database server, and on a server of one’s own the bucket’s name is in the path', () => {
  const STORAGE_S3_BUCKET = 'cards';
  expect(() => readConfig({ STORAGE_S3_BUCKET })).toThrow('Needs DATABASE_URL');
  const s3 = (env: Record<string, string>) =>
    readConfig({ STORAGE_S3_BUCKET, DATABASE_URL: 'postgres://db/x', ...env }).s3;
  expect(s3({})).toMatchObject({ prefix: 'cards/', region: undefined, pathStyle: false });
  const endpoint = 'http://minio:9000';
  const own = { endpoint, region: 'us-east-1', pathStyle: true };
  expect(s3({ STORAGE_S3_ENDPOINT: endpoint })).toMatchObject(own);
});

test('a final slash is removed from the site URL', () => {
  expect(readConfig({ SITE_URL: 'https://cards.example/' }).siteUrl).toBe('https://cards.example');
});
