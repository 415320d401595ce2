import { beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '#testing/fake-cache.ts';
import { deviceReader } from './device-reader.ts';

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('OffscreenCanvas', class {});
});

test('looking makes no cache, which would have the service worker keep what reads cards', async () => {
  expect(await deviceReader.check()).toEqual({ kind: 'absent' });
  expect(await caches.keys()).toEqual([]);
});

test('what was downloaded is found, and leaves nothing when it is removed', async () => {
  vi.stubGlobal('fetch', async () => new Response('abc'));
  expect(await deviceReader.download()).toEqual({ kind: 'ready' });
  expect(await deviceReader.check()).toEqual({ kind: 'ready' });
  await deviceReader.remove();
  expect(await deviceReader.check()).toEqual({ kind: 'absent' });
  expect(await caches.keys()).toEqual([]);
});
