import type { ReadingStep } from '@cardsift/card-reader/card-reader';
import type { CardReaderErrorCode } from '@cardsift/card-reader/card-reader-error';
import type { ReadCard } from '@cardsift/card-reader/read-card';
import type { ReaderFile } from './reader-file.ts';

/** What the page asks of the reader's worker, one picture after the other. */
export interface ReadRequest {
  picture: Blob;
  /** Whether the person is Pro: see `hashtagsOfPlan`. */
  isPro: boolean;
  files: readonly ReaderFile[];
}

export type ReadOutcome =
  | { kind: 'read'; cards: ReadCard[] }
  /** The picture is to blame. */
  | { kind: 'refused'; code: CardReaderErrorCode }
  /** The reader is: its files are damaged, or it does not run here. */
  | { kind: 'failed'; damaged: boolean; problem: string };

export type ReaderMessage = { step: ReadingStep } | ReadOutcome;
