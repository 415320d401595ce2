import type { CardReading } from '@cardsift/card-reader/reading';

/** Anything that turns a picture into readings of cards. */
export interface BenchReader {
  name: string;
  /** Empty if it found nothing to read. */
  read(jpeg: Uint8Array): Promise<CardReading[]>;
  close(): Promise<void>;
}
