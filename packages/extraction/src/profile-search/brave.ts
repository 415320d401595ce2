import { z } from 'zod';
import { fetchResults } from './fetch-results.ts';
import { type SearchProvider, toPlainText } from './search-provider.ts';

const BRAVE_HOST = 'https://api.search.brave.com';
/** Brave refuses queries of more than 400 characters. */
const MAX_QUERY = 400;

const hit = z.object({ url: z.string(), title: z.string(), description: z.string().nullish() });
// Without a hit, the `web` section is missing.
const answer = z.object({
  type: z.literal('search'),
  web: z.object({ results: z.array(z.unknown()) }).nullish(),
});

/** The Brave Search API (`GET /res/v1/web/search`) with the operator's own subscription. */
export function createBrave(apiKey: string, baseUrl = BRAVE_HOST): SearchProvider {
  return {
    async search(query) {
      const url = new URL('/res/v1/web/search', baseUrl);
      url.search = new URLSearchParams({
        q: query.slice(0, MAX_QUERY),
        count: '10',
        result_filter: 'web',
        text_decorations: 'false',
      }).toString();
      const { web } = await fetchResults(url, answer, { 'x-subscription-token': apiKey });
      return (web?.results ?? []).flatMap((result) => {
        const { data } = hit.safeParse(result);
        if (!data) return [];
        const text = toPlainText(data.description ?? '');
        return [{ url: data.url, title: toPlainText(data.title), text }];
      });
    },
  };
}
