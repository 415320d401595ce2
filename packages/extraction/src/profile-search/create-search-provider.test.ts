import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  json,
  openSearchServer,
  type SearchServer,
  searxngAnswer,
} from '../testing/search-server.ts';
import { createSearchProvider } from './create-search-provider.ts';

let server: SearchServer;
beforeEach(async () => {
  server = await openSearchServer();
  server.reply = json(searxngAnswer([]));
});
afterEach(() => server.close());

it('searches nowhere if nothing is configured', () => {
  expect(createSearchProvider({ SEARCHES_PER_MINUTE: 30 })).toBeNull();
});

it('prefers the operator’s own server to a paid service', async () => {
  const provider = createSearchProvider({
    SEARXNG_URL: server.url,
    BRAVE_API_KEY: 'key',
    SEARCHES_PER_MINUTE: 600,
  });
  expect(await provider?.search('x')).toEqual([]);
  expect(server.requests.map(({ url }) => url.pathname)).toEqual(['/search']);
});
