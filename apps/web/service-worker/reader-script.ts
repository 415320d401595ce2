/** Filled in by build-tools/build-service-worker.ts: the scripts that read cards and open documents, some 8 MB. */
declare const READER_SCRIPTS: string[];

/** Where the page keeps what it has downloaded to read cards (app/device-reader/reader-cache.ts). */
const READER_CACHE = 'cardsift-device-reader';
const SCRIPT_CACHE = 'cardsift-reader-script';

/** Keeps this version's script if somebody has downloaded the reader. */
export async function keepReaderScript(): Promise<void> {
  if (!(await hasReader())) return;
  const cache = await caches.open(SCRIPT_CACHE);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll(READER_SCRIPTS.filter((script) => !kept.includes(script)));
}

/** An empty cache means that the download was broken off, or that an earlier version only looked. */
async function hasReader(): Promise<boolean> {
  if (!(await caches.has(READER_CACHE))) return false;
  return (await (await caches.open(READER_CACHE)).keys()).length > 0;
}

/** Deletes the scripts of earlier versions. */
export async function dropOldReaderScripts(): Promise<void> {
  const cache = await caches.open(SCRIPT_CACHE);
  for (const request of await cache.keys()) {
    if (!READER_SCRIPTS.includes(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/**
 * A kept file as the server would have sent it: the reader's threads are workers, and run only where their
 * script has the page's own policy.
 */
export async function findKeptFile(request: Request): Promise<Response | undefined> {
  const kept = await caches.match(request);
  if (!kept || kept.headers.has('Cross-Origin-Embedder-Policy')) return kept;
  const headers = new Headers(kept.headers);
  headers.set('Cross-Origin-Embedder-Policy', 'require-corp');
  return new Response(kept.body, { headers });
}
