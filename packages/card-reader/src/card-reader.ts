import type { CardReading } from './reading.ts';

/** What the reader is busy with, in this order. */
export type ReadingStep = 'decode' | 'find cards' | 'find text' | 'read text' | 'understand';

export interface ReadOptions {
  /** Told at the start of each step, to show progress and to measure. */
  onStep?(step: ReadingStep): void;
}

export interface CardReader {
  /**
   * Reads every card on a picture, at least one.
   * @param bytes a JPEG, PNG, WebP or HEIC file
   * @throws CardReaderError when the picture cannot be read or has no text
   */
  read(bytes: Uint8Array, options?: ReadOptions): Promise<CardReading[]>;
  /** Frees the models; the reader is of no use afterwards. */
  close(): Promise<void>;
}
