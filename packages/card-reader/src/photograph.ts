import type { Point, RgbImage } from './geometry.ts';

/** A picture as it is read. */
export interface Photograph {
  /** The whole picture, its long side at most `WORKING_LONG_SIDE`. Places in a reading refer to it. */
  image: RgbImage;
  /** The things on the picture, enlarged, if the picture is much larger than these. */
  detail?: { image: RgbImage; onPhotograph(point: Point): Point };
}

/** An open file: a picture, or a document with several. */
export interface PictureFile {
  /** At least one. */
  count: number;
  /** @throws CardReaderError */
  decode(picture: number): Promise<Photograph>;
  close(): void;
}

/**
 * Opens a file without decoding its pixels. Decoded pictures are upright by their EXIF orientation, and
 * without transparency.
 *
 * @throws CardReaderError
 */
export type OpenFile = (bytes: Uint8Array) => Promise<PictureFile>;
