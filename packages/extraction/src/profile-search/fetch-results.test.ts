import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openSearchServer, type SearchServer } from '../testing/search-server.ts';
import { fetchResults } from './fetch-results.ts';

let server: SearchServer;
beforeEach(async () => {
  server = await openSearchServer();
});
afterEach(() => {
  vi.restoreAllMocks();
  server.close();
});

it('gives up on a provider that accepts the request and never answers', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  server.reply = () => limit.abort(new DOMException('late', 'TimeoutError'));
  await expect(fetchResults(new URL(server.url), z.unknown())).rejects.toMatchObject({
    code: 'search_unavailable',
  });
  expect(AbortSignal.timeout).toHaveBeenCalledWith(10_000);
});
