import type { CardReaderErrorCode } from '@cardsift/card-reader/card-reader-error';

/** What the page asks of a document's worker: first to open it, then for page after page. */
export type DocumentRequest = { file: File } | { page: number };

export type DocumentAnswer =
  /** `count` pages are read of the `pages` that it has. */
  | { kind: 'open'; count: number; pages: number }
  /** A page as a picture. */
  | { kind: 'page'; blob: Blob }
  /** The document is to blame. */
  | { kind: 'refused'; code: CardReaderErrorCode; message: string }
  | { kind: 'failed'; problem: string };
