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
