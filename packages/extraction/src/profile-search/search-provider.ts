import { decodeHTML } from 'entities';

/** One hit of a web search, as plain text. */
export interface SearchResult {
  url: string;
  title: string;
  text: string;
}

export interface SearchProvider {
  /** Returns the best hits first. Throws `SearchError`. */
  search(query: string): Promise<SearchResult[]>;
}

type SearchErrorCode =
  /** No answer, a late one, or a fault of the provider. */
  | 'search_unavailable'
  /** The key is wrong, or the provider does not allow its JSON format. */
  | 'search_refused'
  /** Too many searches. `retryAfter` says when to continue. */
  | 'search_limited'
  /** The answer is not in the provider's format. */
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

/** Removes tags with which search engines mark found words, and decodes entities. */
export function toPlainText(html: string): string {
  return decodeHTML(html.replace(/<[^<>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
}
