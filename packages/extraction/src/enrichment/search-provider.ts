import { decodeHTML } from 'entities';

/** One hit of a web search, as plain text. */
export interface SearchResult {
  url: string;
  title: string;
  text: string;
}

export interface SearchProvider {
  /** The best hits first; throws `SearchError`. */
  search(query: string): Promise<SearchResult[]>;
}

type SearchErrorCode =
  /** No answer, a late one, or a fault of the provider's. */
  | 'search_unavailable'
  /** The key is wrong, or the provider does not allow its JSON format. */
  | 'search_refused'
  /** Too many searches; `retryAfter` says when to go on. */
  | 'search_limited'
  /** An answer that is not in the provider's format. */
  | 'search_nonsense';

export class SearchError extends Error {
  override readonly name = 'SearchError';
  readonly code: SearchErrorCode;
  /** Seconds. */
  readonly retryAfter: number;

  constructor(code: SearchErrorCode, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.retryAfter = options.retryAfter ?? 0;
  }
}

/** Search engines mark the found words with tags and write some characters as entities. */
export function toPlainText(html: string): string {
  return decodeHTML(html.replace(/<[^<>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
}
