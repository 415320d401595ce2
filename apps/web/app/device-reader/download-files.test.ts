import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeCache } from '#testing/fake-cache.ts';
import { downloadFiles } from './download-files.ts';
import { dropOtherFiles, missingFiles, readFile } from './reader-cache.ts';
import type { ReaderFile, ReaderFileName } from './reader-file.ts';

const CONTENTS = { 'detector.onnx': 'detector', 'latin-dictionary.txt': 'abc' };

const files = Object.entries(CONTENTS).map(
  ([name, content]): ReaderFile => ({
    name: name as ReaderFileName,
    url: `/assets/${name}`,
    sha256: createHash('sha256').update(content).digest('hex'),
    bytes: content.length,
    travels: content.length,
  }),
);
const [detector, dictionary] = files as [ReaderFile, ReaderFile];

/** What the host sends for an address, and how often it was asked. */
const host = vi.fn<(url: string) => Response>();
const download = (signal = new AbortController().signal, onProgress = (_share: number) => {}) =>
  downloadFiles(cache, files, { signal, onProgress });

let cache = fakeCache();
beforeEach(() => {
  cache = fakeCache();
  host.mockReset();
  host.mockImplementation(
    (url) => new Response(Object.entries(CONTENTS).find(([name]) => url.endsWith(name))?.[1]),
  );
  vi.stubGlobal('fetch', async (url: string) => host(url));
});

test('everything comes once, and the bar only grows, to its end', async () => {
  const shares: number[] = [];
  await download(undefined, (share) => shares.push(share));
  expect(await missingFiles(cache, files)).toEqual([]);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
  await download();
  expect(host).toHaveBeenCalledTimes(2);
});

test('a download that broke off goes on where it stopped', async () => {
  host.mockImplementationOnce(() => new Response('detector'));
  host.mockImplementationOnce(() => {
    throw new TypeError('network error');
  });
  await expect(download()).rejects.toMatchObject({ problem: 'network' });
  expect(await missingFiles(cache, files)).toEqual([dictionary]);
  await download();
  expect(host.mock.calls.map(([url]) => url)).toEqual([
    detector.url,
    dictionary.url,
    dictionary.url,
  ]);
});

test.each([
  ['cut off', 'detec'],
  ['longer', 'detectors'],
  ['of other bytes', 'director'],
])('a file that arrives %s is not kept', async (_, content) => {
  host.mockImplementationOnce(() => new Response(content));
  await expect(download()).rejects.toMatchObject({ problem: 'network' });
  expect(await missingFiles(cache, files)).toEqual(files);
});

test('a host that knows no such file is a broken download', async () => {
  host.mockImplementation(() => new Response('Not found', { status: 404 }));
  await expect(download()).rejects.toMatchObject({ problem: 'network' });
});

test('a browser that gives no more room is told from a broken network', async () => {
  cache.put = async () => {
    throw new DOMException('No room', 'QuotaExceededError');
  };
  await expect(download()).rejects.toMatchObject({ problem: 'storage' });
});

test('whoever cancels gets their own reason, and keeps what is whole', async () => {
  const controller = new AbortController();
  host.mockImplementationOnce(() => new Response('detector'));
  host.mockImplementationOnce(() => {
    controller.abort();
    throw new DOMException('Aborted', 'AbortError');
  });
  const reason = await download(controller.signal).catch((error: unknown) => error);
  expect(reason).toBe(controller.signal.reason);
  expect(await missingFiles(cache, files)).toEqual([dictionary]);
});

test('a file that was damaged on this device is deleted and comes anew', async () => {
  await download();
  await cache.put(detector.url, new Response('director'));
  await expect(readFile(cache, detector)).rejects.toThrow('detector.onnx');
  expect(await missingFiles(cache, files)).toEqual([detector]);
  await download();
  expect(new TextDecoder().decode(await readFile(cache, detector))).toBe('detector');
});

test('files of an earlier version go', async () => {
  await cache.put('/assets/old.bin', new Response('old'));
  await download();
  await dropOtherFiles(cache, files);
  expect(await cache.match('/assets/old.bin')).toBeUndefined();
  expect(await missingFiles(cache, files)).toEqual([]);
});
