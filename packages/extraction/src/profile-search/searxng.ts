import { z } from 'zod';
import { fetchResults } from './fetch-results.ts';
import { type SearchProvider, toPlainText } from './search-provider.ts';

const hit = z.object({ url: z.string(), title: z.string(), content: z.string().nullish() });
const answer = z.object({ results: z.array(z.unknown()) });

/**
 * A SearXNG server's JSON API (`GET /search?q=…&format=json`). Its operator must have added `json`
 * to `search.formats`, or every request is refused.
 */
export function createSearxng(baseUrl: string): SearchProvider {
  const endpoint = new URL('search', baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
  return {
    async search(query) {
      const url = new URL(endpoint);
      url.search = new URLSearchParams({
        q: query,
        format: 'json',
        categories: 'general',
      }).toString();
      const { results } = await fetchResults(url, answer);
      // Engines differ, so an odd hit is skipped and does not spoil the others.
      return results.flatMap((result) => {
        const { data } = hit.safeParse(result);
        if (!data) return [];
        return [
          { url: data.url, title: toPlainText(data.title), text: toPlainText(data.content ?? '') },
        ];
      });
    },
  };
}
