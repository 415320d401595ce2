import { vi } from 'vitest';
import { loseSockets, realtime } from './watched-socket.ts';

interface SeenRequest {
  /** Such as `POST /rest/v1/rpc/set_plan`. */
  route: string;
  url: URL;
  /** Parsed when it is JSON. */
  body: unknown;
}

export interface Network {
  /** Every request of the page so far. */
  readonly requests: readonly SeenRequest[];
  /** Everything realtime told the page so far. */
  readonly heard: readonly string[];
  /**
   * What goes wrong from now on: an answer takes the place of the backend's, a promise of none is
   * waited for, and the request sent after it.
   */
  fault(request: SeenRequest): Response | Promise<Response | undefined> | undefined;
  /** Ends realtime connections, and lets none begin until the way back is called. */
  loseSockets(): () => void;
}

/**
 * Stands between the page and the real backend, sees every request, and breaks those that a test wants
 * broken. Undone by `vi.unstubAllGlobals()`. What a test asks itself goes past it.
 */
export function watchNetwork(): Network {
  const send = globalThis.fetch;
  const requests: SeenRequest[] = [];
  realtime.heard = [];
  realtime.isLost = false;
  const network: Network = {
    requests,
    heard: realtime.heard,
    fault: () => undefined,
    loseSockets,
  };
  vi.stubGlobal('fetch', (async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const route = `${init?.method ?? 'GET'} ${url.pathname}`;
    const request = { route, url, body: readBody(init?.body) };
    requests.push(request);
    return (await network.fault(request)) ?? send(input, init);
  }) satisfies typeof fetch);
  return network;
}

function readBody(body: BodyInit | null | undefined): unknown {
  return typeof body === 'string' && /^[[{]/.test(body) ? JSON.parse(body) : body;
}

/** What PostgREST answers when it cannot. */
export const failure = () => Response.json({ message: 'down', code: 'XX000' }, { status: 500 });
