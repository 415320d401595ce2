import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  braveAnswer,
  json,
  openSearchServer,
  type SearchServer,
  searxngAnswer,
  text,
} from '../testing/search-server.ts';
import { createBrave } from './brave.ts';
import { SearchError, type SearchProvider } from './search-provider.ts';
import { createSearxng } from './searxng.ts';

const ADA = 'https://www.linkedin.com/in/ada-byron';

let server: SearchServer;
beforeEach(async () => {
  server = await openSearchServer();
});
afterEach(() => server.close());

describe('SearXNG', () => {
  it('requests JSON under the server’s own path and reads its hits as plain text', async () => {
    const content = 'Analyst at <b>Engines</b> &amp; Sons&nbsp;· 500+\n connections';
    server.reply = json(searxngAnswer([{ url: ADA, title: 'Ada Byron - Engines', content }]));
    const provider = createSearxng(`${server.url}/searx`);
    expect(await provider.search('ada "byron" & co')).toEqual([
      {
        url: ADA,
        title: 'Ada Byron - Engines',
        text: 'Analyst at Engines & Sons · 500+ connections',
      },
    ]);
    const asked = server.requests[0]?.url;
    expect(asked?.pathname).toBe('/searx/search');
    expect(asked?.searchParams.get('q')).toBe('ada "byron" & co');
    expect(asked?.searchParams.get('format')).toBe('json');
  });

  it('finds nothing if there is nothing, and skips a hit of another shape', async () => {
    server.reply = json(searxngAnswer([]));
    expect(await createSearxng(server.url).search('x')).toEqual([]);
    server.reply = json({ results: [{ url: 7 }, null, { url: ADA, title: 'Ada', content: null }] });
    expect(await createSearxng(server.url).search('x')).toEqual([
      { url: ADA, title: 'Ada', text: '' },
    ]);
  });
});

describe('Brave Search', () => {
  it('sends the key as a header and reads the web section', async () => {
    const description = 'Analyst at Engines. It&#x27;s all numbers.';
    server.reply = json(braveAnswer([{ url: ADA, title: 'Ada Byron | LinkedIn', description }]));
    expect(await createBrave('key-1', server.url).search('ada byron')).toEqual([
      {
        url: ADA,
        title: 'Ada Byron | LinkedIn',
        text: "Analyst at Engines. It's all numbers.",
      },
    ]);
    const asked = server.requests[0];
    expect(asked?.url.pathname).toBe('/res/v1/web/search');
    expect(asked?.url.searchParams.get('q')).toBe('ada byron');
    expect(asked?.headers['x-subscription-token']).toBe('key-1');
    expect(asked?.url.href).not.toContain('key-1');
  });

  it('finds nothing in an answer without a web section', async () => {
    server.reply = json(braveAnswer([]));
    expect(await createBrave('key', server.url).search('x')).toEqual([]);
  });

  it('waits for the limit that was reached, not for the others', async () => {
    const headers = { 'x-ratelimit-remaining': '0, 900', 'x-ratelimit-reset': '1, 1419704' };
    server.reply = json({ type: 'ErrorResponse', error: { code: 'RATE_LIMITED' } }, 429, headers);
    const failure = createBrave('key', server.url).search('x');
    await expect(failure).rejects.toMatchObject({ code: 'search_limited', retryAfter: 1 });
  });
});

describe.each<[string, (url: string) => SearchProvider]>([
  ['SearXNG', (url) => createSearxng(url)],
  ['Brave Search', (url) => createBrave('key', url)],
])('%s in trouble', (_name, create) => {
  async function catchError(url = server.url): Promise<unknown> {
    const outcome = await create(url)
      .search('x')
      .catch((error: unknown) => error);
    expect(outcome).toBeInstanceOf(SearchError);
    return (outcome as SearchError).code;
  }

  it.each([
    ['a wrong key', () => json({ error: 'unauthorized' }, 401), 'search_refused'],
    ['a format that is not allowed', () => text('<h1>Forbidden</h1>', 403), 'search_refused'],
    ['a fault', () => text('Internal Server Error', 500), 'search_unavailable'],
    ['a page instead of JSON', () => text('<html>hello</html>'), 'search_nonsense'],
    ['JSON of another shape', () => json({ results: 'none', type: 'x' }), 'search_nonsense'],
    ['an empty answer', () => text(''), 'search_nonsense'],
    ['an endless answer', () => text('x'.repeat(3 * 1024 * 1024)), 'search_nonsense'],
    ['a cut connection', () => (r: { destroy(): void }) => r.destroy(), 'search_unavailable'],
  ])('reports %s', async (_case, reply, code) => {
    server.reply = reply();
    expect(await catchError()).toBe(code);
  });

  it('reports how long to wait after too many requests', async () => {
    server.reply = json({}, 429, { 'retry-after': '120' });
    await expect(create(server.url).search('x')).rejects.toMatchObject({
      code: 'search_limited',
      retryAfter: 120,
    });
  });

  it('does not follow a redirect to another host', async () => {
    const elsewhere = await openSearchServer();
    server.reply = text('', 302, { location: `${elsewhere.url}/search` });
    expect(await catchError()).toBe('search_unavailable');
    expect(elsewhere.requests).toEqual([]);
    elsewhere.close();
  });

  it('reports that nobody answers at the URL', async () => {
    server.close();
    expect(await catchError()).toBe('search_unavailable');
  });
});
