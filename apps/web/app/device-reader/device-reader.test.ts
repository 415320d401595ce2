import { beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '#testing/fake-cache.ts';
import { deviceReader } from './device-reader.ts';
import { type DevicePack, devicePacks, filesOfPacks, isSuggested } from './packs.ts';

const [eastAsian, korean] = devicePacks as [DevicePack, DevicePack];

beforeEach(async () => {
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('OffscreenCanvas', class {});
  vi.stubGlobal('fetch', async () => new Response('abc'));
  await Promise.all([deviceReader, eastAsian, korean].map((kept) => kept.check()));
});

const states = () => [deviceReader, eastAsian, korean].map((kept) => kept.getState().kind);
const names = async () => (await filesOfPacks()).map(({ name }) => name);

test('looking makes no cache, which would have the service worker keep what reads cards', async () => {
  expect(await deviceReader.check()).toEqual({ kind: 'absent' });
  expect(await caches.keys()).toEqual([]);
});

test('what was downloaded is found, and leaves nothing when it is removed', async () => {
  expect(await deviceReader.download()).toEqual({ kind: 'ready' });
  expect(await deviceReader.check()).toEqual({ kind: 'ready' });
  await deviceReader.remove();
  expect(await deviceReader.check()).toEqual({ kind: 'absent' });
  expect(await caches.keys()).toEqual([]);
});

test('a pack is a download of its own, which one of the reader leaves alone', async () => {
  await korean.download();
  expect(states()).toEqual(['absent', 'absent', 'ready']);
  await deviceReader.download();
  expect(states()).toEqual(['ready', 'absent', 'ready']);
  expect(await korean.check()).toEqual({ kind: 'ready' });
  expect(await names()).toEqual(['korean-head.onnx']);
});

test('a removed pack leaves the reader and the other packs', async () => {
  for (const kept of [deviceReader, eastAsian, korean]) await kept.download();
  await eastAsian.remove();
  expect(await names()).toEqual(['korean-head.onnx']);
  expect(states()).toEqual(['ready', 'absent', 'ready']);
});

test('the reader takes its packs along when it is removed', async () => {
  for (const kept of [deviceReader, eastAsian]) await kept.download();
  await deviceReader.remove();
  expect(states()).toEqual(['absent', 'absent', 'absent']);
  expect(await caches.keys()).toEqual([]);
});

test('a broken download of a pack says so, and the reader stays ready', async () => {
  await deviceReader.download();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => new Response('ab'));
  expect(await korean.download()).toEqual({ kind: 'absent', problem: 'network' });
  expect(await names()).toEqual([]);
  expect(states()).toEqual(['ready', 'absent', 'absent']);
});

test('a canceled download of a pack says nothing of a problem', async () => {
  vi.stubGlobal('fetch', async () => {
    korean.cancel();
    throw new DOMException('Aborted', 'AbortError');
  });
  expect(await korean.download()).toEqual({ kind: 'absent', problem: undefined });
});

test('packs are suggested for the languages of the browser', () => {
  expect(isSuggested(eastAsian, ['en-US', 'ja'])).toBe(true);
  expect(isSuggested(eastAsian, ['zh-Hant-TW'])).toBe(true);
  expect(isSuggested(korean, ['ko-KR'])).toBe(true);
  expect(isSuggested(korean, ['en', 'kok-IN'])).toBe(false);
});
