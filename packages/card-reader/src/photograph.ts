import type { Point, RgbImage } from './geometry.ts';

/** A picture as it is read. */
export interface Photograph {
  /** All of it, its long side at most `WORKING_LONG_SIDE`; places in a reading are on it. */
  image: RgbImage;
  /** The things on it larger, where it is much larger than what is on it. */
  detail?: { image: RgbImage; onPhotograph(point: Point): Point };
}

/** A file that is open: a picture, or a document of several. */
export interface PictureFile {
  /** At least one. */
  count: number;
  /** @throws CardReaderError */
  decode(picture: number): Promise<Photograph>;
  close(): void;
}

/**
 * Opens a file, without decoding its pixels. Pictures come out upright by their EXIF orientation and without
 * transparency.
 * @throws CardReaderError
 */
export type OpenFile = (bytes: Uint8Array) => Promise<PictureFile>;
