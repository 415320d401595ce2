import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestClient, type Person, signUp } from '@cardsift/backend/testing/sign-up';
import {
  type SharedStandalone,
  shareStandalone,
} from '@cardsift/standalone/testing/share-standalone';
import { beforeAll, expect, test } from 'vitest';

let server: SharedStandalone;
let ada: Person;
let eve: Person;
beforeAll(async () => {
  server = await shareStandalone();
  ada = await signUp(server.url, server.secrets.publishableKey);
  eve = await signUp(server.url, server.secrets.publishableKey);
});

const vcard = () => Buffer.from('BEGIN:VCARD');
const options = { contentType: 'text/vcard', upsert: true };

async function storedFiles(): Promise<number> {
  const entries = await readdir(join(server.dataDirectory, 'storage'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}

test.each([
  ['a folder of somebody else', () => `${ada.id}/a.vcf`],
  ['no folder', () => 'a.vcf'],
  ['a folder that climbs', () => `${eve.id}/../${ada.id}/a.vcf`],
  ['a folder that climbs in disguise', () => `${eve.id}/%2e%2e/${ada.id}/a.vcf`],
])('nobody can store in %s', async (_, path) => {
  const { error } = await eve.client.storage.from('vcards').upload(path(), vcard(), options);
  expect(error).not.toBeNull();
  const { data } = await ada.client.storage.from('vcards').list(ada.id);
  expect(data).toEqual([]);
});

test('a visitor can store nothing', async () => {
  const visitor = createTestClient(server.url, server.secrets.publishableKey);
  const { error } = await visitor.storage
    .from('vcards')
    .upload(`${ada.id}/a.vcf`, vcard(), options);
  expect(error).not.toBeNull();
});

test('nobody gets a URL that still works when their session has ended', async () => {
  const cards = eve.client.storage.from('vcards');
  const path = `${eve.id}/later.vcf`;
  expect((await cards.createSignedUploadUrl(path)).error).not.toBeNull();
  await cards.upload(path, vcard(), options);
  expect((await cards.createSignedUrl(path, 60)).error).not.toBeNull();
  expect((await cards.createSignedUrls([path], 60)).error).not.toBeNull();
});

test('a card’s bytes are deleted with its owner’s account', async () => {
  await ada.client.storage.from('vcards').upload(`${ada.id}/a.vcf`, vcard(), options);
  const before = await storedFiles();
  const { error } = await ada.client.rpc('delete_account');
  expect(error).toBeNull();
  await expect.poll(storedFiles).toBe(before - 1);
});
