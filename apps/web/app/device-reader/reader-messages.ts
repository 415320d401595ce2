import type { ReadingStep } from '@cardsift/card-reader/card-reader';
import type { Refusal } from '@cardsift/card-reader/card-reader-error';
import type { ReadCard } from '@cardsift/card-reader/read-card';
import type { NameScript } from '@cardsift/contacts/names/name-script';
import type { ReaderFile } from './reader-file.ts';

/** What a person wants of their readings, as our server knows it of them too. */
export interface Wishes {
  /** Whether they are Pro: see `hashtagsOfPlan`. */
  isPro: boolean;
  /** Which of two names comes first: see `cardInScript`. */
  nameScript: NameScript;
}

/** What the page asks of the reader's worker, one picture after the other. */
export interface ReadRequest {
  picture: Blob;
  wishes: Wishes;
  files: readonly ReaderFile[];
}

export type ReadOutcome =
  | { kind: 'read'; cards: ReadCard[] }
  /** The picture is to blame. */
  | ({ kind: 'refused' } & Refusal)
  /** The reader is: its files are damaged, or it does not run here. */
  | { kind: 'failed'; damaged: boolean; problem: string };

export type ReaderMessage = { step: ReadingStep } | ReadOutcome;
