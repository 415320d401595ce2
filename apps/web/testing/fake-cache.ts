import type { FileCache } from '#app/device-reader/reader-cache.ts';

/** Cache Storage for tests outside a browser, by paths of this origin. */
export function fakeCache(): FileCache {
  const kept = new Map<string, ArrayBuffer>();
  const addressOf = (of: RequestInfo | URL) =>
    new URL(of instanceof Request ? of.url : of, 'https://cardsift.example').href;
  return {
    async match(request) {
      const bytes = kept.get(addressOf(request));
      return bytes && new Response(bytes);
    },
    async put(request, response) {
      kept.set(addressOf(request), await response.arrayBuffer());
    },
    delete: async (request) => kept.delete(addressOf(request)),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  };
}

/** The whole Cache Storage: to open a cache makes it, to look into one does not. */
export function fakeCaches(): Pick<CacheStorage, 'delete' | 'keys' | 'match' | 'open'> {
  const all = new Map<string, FileCache>();
  return {
    async open(name) {
      const cache = all.get(name) ?? fakeCache();
      all.set(name, cache);
      return cache as Cache;
    },
    match: async (request, { cacheName = '' } = {}) => all.get(cacheName)?.match(request),
    delete: async (name) => all.delete(name),
    keys: async () => [...all.keys()],
  };
}
