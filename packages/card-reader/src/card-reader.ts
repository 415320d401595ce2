import type { Quad, RgbImage } from './geometry.ts';
import type { CardReading } from './reading.ts';

/** The steps of a reading, in this order. */
export type ReadingStep = 'decode' | 'find cards' | 'find text' | 'read text' | 'understand';

export interface ReadOptions {
  /** Called at the start of each step, to show progress and to measure. */
  onStep?(step: ReadingStep): void;
  /** The index of the picture in a document. The first one if absent. */
  picture?: number;
}

export interface CardReader {
  /**
   * The number of pictures in a file that are read: 1 for a picture, the pages of a document, at most
   * `MOST_PAGES`.
   *
   * @throws CardReaderError if the file cannot be opened
   */
  countPictures(bytes: Uint8Array): Promise<number>;
  /**
   * Reads all cards on a picture, of which there is at least one.
   *
   * @param bytes of a file in a format of `detectImageFormat`
   * @throws CardReaderError if the picture cannot be read or has no text
   */
  read(bytes: Uint8Array, options?: ReadOptions): Promise<CardReading[]>;
  /**
   * Flattens parts of a picture, as large as a person would want to see them.
   *
   * @param quads on the photograph, as in readings
   * @param picture index of the picture in a document
   * @throws CardReaderError if the file cannot be opened
   */
  layFlat(bytes: Uint8Array, quads: readonly Quad[], picture: number): Promise<RgbImage[]>;
  /** Frees the models. The reader cannot be used afterwards. */
  close(): Promise<void>;
}
