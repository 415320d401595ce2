import type { ReaderFile } from './reader-file.ts';

/** Cache Storage by this name has the files of the reader and nothing else. */
const CACHE_NAME = 'cardsift-device-reader';

/** What is needed of the browser's storage; null where pages may not have any. */
export type FileCache = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

/** Creates the cache if there is none; the service worker takes that for a download. */
export async function openReaderCache(): Promise<FileCache> {
  return caches.open(CACHE_NAME);
}

/** Reads the cache without creating it. */
export const readerCache: Pick<FileCache, 'match'> = {
  match: (url) => caches.match(url, { cacheName: CACHE_NAME }),
};

export async function dropReaderCache(): Promise<void> {
  await caches.delete(CACHE_NAME);
}

/** Deletes some of the files. The cache stays for the others. */
export async function dropFiles(files: readonly ReaderFile[]): Promise<void> {
  const cache = await openReaderCache();
  await Promise.all(files.map(({ url }) => cache.delete(url)));
}

/** Those of the files that are not on this device. */
export async function missingFiles(
  cache: Pick<FileCache, 'match'>,
  files: readonly ReaderFile[],
): Promise<ReaderFile[]> {
  const found = await Promise.all(files.map(({ url }) => cache.match(url)));
  return files.filter((_, i) => found[i] === undefined);
}

/** Deletes what earlier versions needed. */
export async function dropOtherFiles(
  cache: FileCache,
  files: readonly ReaderFile[],
): Promise<void> {
  const wanted = new Set(files.map(({ url }) => url));
  for (const request of await cache.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** A file of the cache is missing, or not what was put there. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
}

/**
 * A file's bytes, which are the ones that were built.
 * @throws DamagedFileError after it was deleted, so that the next download brings it anew
 */
export async function readFile(cache: FileCache, file: ReaderFile): Promise<Uint8Array> {
  const response = await cache.match(file.url);
  const bytes = response && new Uint8Array(await response.arrayBuffer());
  if (bytes && (await isIntact(bytes, file))) return bytes;
  await cache.delete(file.url);
  throw new DamagedFileError(`${file.name} is not on this device as it should be.`);
}

export async function isIntact(
  bytes: Uint8Array<ArrayBuffer>,
  { sha256 }: Pick<ReaderFile, 'sha256'>,
): Promise<boolean> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
}
