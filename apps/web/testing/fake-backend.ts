import { vi } from 'vitest';

export interface SeenRequest {
  /** Such as `POST /rest/v1/rpc/set_plan`. */
  route: string;
  url: URL;
  /** Parsed when it is JSON. */
  body: unknown;
  headers: Headers;
}

type Answer = (request: SeenRequest) => Response | Promise<Response>;

/**
 * Takes the place of the network under supabase-js: answers by method and path, the longest
 * matching beginning first, and remembers what was asked. A request nobody expects answers 404.
 * Undone by `vi.unstubAllGlobals()`.
 */
export function installFakeBackend(answers: Record<string, Answer>): SeenRequest[] {
  const seen: SeenRequest[] = [];
  const routes = Object.keys(answers).toSorted((a, b) => b.length - a.length);
  window.CARDSIFT = { supabaseUrl: 'http://backend.test', supabaseKey: 'key' };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const route = `${init?.method ?? 'GET'} ${url.pathname}`;
    const request = { route, url, body: readBody(init?.body), headers: new Headers(init?.headers) };
    seen.push(request);
    const known = routes.find((beginning) => route.startsWith(beginning));
    return known
      ? (answers[known] as Answer)(request)
      : Response.json({ message: `nothing answers ${route}` }, { status: 404 });
  });
  return seen;
}

function readBody(body: BodyInit | null | undefined): unknown {
  return typeof body === 'string' && /^[[{]/.test(body) ? JSON.parse(body) : body;
}

/** What PostgREST answers when it cannot. */
export const failure = () => Response.json({ message: 'down', code: 'XX000' }, { status: 500 });
