import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SearchServer {
  url: string;
  /** All requests in order, for tests to look at. */
  requests: { url: URL; headers: IncomingMessage['headers'] }[];
  /** How requests are answered from now on. */
  reply: (response: ServerResponse) => void;
  close(): void;
}

/** A local stand-in for a search provider, on a real socket. */
export async function openSearchServer(): Promise<SearchServer> {
  const http = createServer((request, response) => {
    const url = new URL(request.url ?? '/', server.url);
    server.requests.push({ url, headers: request.headers });
    server.reply(response);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const server: SearchServer = {
    url: `http://127.0.0.1:${port}`,
    requests: [],
    reply: json({}),
    close() {
      http.close();
      http.closeAllConnections();
    },
  };
  return server;
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

export const text =
  (body: string, status = 200, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'text/html', ...headers });
    response.end(body);
  };

/** SearXNG's answer, with the fields of its JSON format that a client may meet. */
export const searxngAnswer = (hits: { url: string; title: string; content?: string | null }[]) => ({
  query: 'what was asked',
  number_of_results: 0,
  results: hits.map((hit) => ({
    ...hit,
    thumbnail: null,
    engine: 'duckduckgo',
    parsed_url: ['https', new URL(hit.url).host, '/', '', '', ''],
    engines: ['duckduckgo'],
    positions: [1],
    score: 1,
    category: 'general',
  })),
  answers: [],
  corrections: [],
  infoboxes: [],
  suggestions: [],
  unresponsive_engines: [['google', 'timeout']],
});

/** Brave's answer, with the sections and fields of its WebSearchApiResponse that a client may meet. */
export const braveAnswer = (hits: { url: string; title: string; description?: string }[]) => ({
  type: 'search',
  query: { original: 'what was asked', more_results_available: false },
  mixed: { type: 'mixed', main: hits.map((_, index) => ({ type: 'web', index, all: false })) },
  ...(hits.length > 0 && {
    web: {
      type: 'search',
      family_friendly: true,
      results: hits.map((hit) => ({
        ...hit,
        type: 'search_result',
        subtype: 'generic',
        language: 'en',
        profile: { name: 'LinkedIn', url: hit.url, long_name: 'linkedin.com' },
      })),
    },
  }),
});
