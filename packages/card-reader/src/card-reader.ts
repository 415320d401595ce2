import type { Quad, RgbImage } from './geometry.ts';
import type { CardReading } from './reading.ts';

/** What the reader is busy with, in this order. */
export type ReadingStep = 'decode' | 'find cards' | 'find text' | 'read text' | 'understand';

export interface ReadOptions {
  /** Told at the start of each step, to show progress and to measure. */
  onStep?(step: ReadingStep): void;
  /** Which of a document's pictures, from 0; the first when absent. */
  picture?: number;
}

export interface CardReader {
  /**
   * How many pictures a file has that are read: 1 for a picture, its pages for a document, `MOST_PAGES` at most.
   * @throws CardReaderError when the file cannot be opened
   */
  countPictures(bytes: Uint8Array): Promise<number>;
  /**
   * Reads every card on a picture, at least one.
   * @param bytes of a file in a format of `detectImageFormat`
   * @throws CardReaderError when the picture cannot be read or has no text
   */
  read(bytes: Uint8Array, options?: ReadOptions): Promise<CardReading[]>;
  /**
   * Parts of a picture laid flat, as large as a person would want to see them.
   * @param quads on the photograph, as readings have them
   * @param picture which of a document's, from 0
   * @throws CardReaderError when the file cannot be opened
   */
  layFlat(bytes: Uint8Array, quads: readonly Quad[], picture: number): Promise<RgbImage[]>;
  /** Frees the models; the reader is of no use afterwards. */
  close(): Promise<void>;
}
