import type { z } from 'zod';
import { readBoundedText } from '../read-bounded-text.ts';
import { SearchError } from './search-provider.ts';

const TIMEOUT_MS = 10_000;
/** A page of results has some 50 kB. Anything much larger is something else. */
const MAX_BYTES = 2 * 1024 * 1024;

/**
 * Queries a search provider and parses its answer by `schema`. Every failure is a `SearchError`, including a
 * redirect, because only the configured host may be asked.
 */
export async function fetchResults<T>(
  url: URL,
  schema: z.ZodType<T>,
  headers: Record<string, string> = {},
): Promise<T> {
  let response: Response;
  let body: string;
  try {
    response = await fetch(url, {
      headers: { accept: 'application/json', 'user-agent': 'Cardsift', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    body = await readBoundedText(response, MAX_BYTES, () => new SearchError('search_nonsense'));
  } catch (cause) {
    if (cause instanceof SearchError) throw cause;
    throw new SearchError('search_unavailable', { cause });
  }
  if (!response.ok) throw toSearchError(response);
  try {
    return schema.parse(JSON.parse(body));
  } catch (cause) {
    throw new SearchError('search_nonsense', { cause });
  }
}

function toSearchError({ status, headers }: Response): SearchError {
  if (status === 429) return new SearchError('search_limited', { retryAfter: retryAfter(headers) });
  if (status === 401 || status === 403) return new SearchError('search_refused');
  return new SearchError('search_unavailable');
}

/** Seconds from `Retry-After`, or from Brave's `X-RateLimit-Reset` for the limit that was reached. */
function retryAfter(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  if (seconds > 0) return seconds;
  const numbers = (name: string) => (headers.get(name) ?? '').split(',').map(Number);
  const remaining = numbers('x-ratelimit-remaining');
  const resets = numbers('x-ratelimit-reset').filter((_, index) => remaining[index] === 0);
  const longest = Math.max(0, ...resets);
  return Number.isFinite(longest) ? longest : 0;
}
