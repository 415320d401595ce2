/** The plane of coordinates: the upright photograph, or a card flattened from it (`find-cards/card-frame.ts`). */
export type Plane = 'photograph' | 'frame';

/** A point in pixels from the top left corner of its plane. */
export interface Point<On extends Plane = 'photograph'> {
  x: number;
  y: number;
  /** Never set. It keeps the compiler from accepting a point of one plane as one of the other. */
  readonly plane?: On;
}

/** Four corners, clockwise in the text's orientation: top left, top right, bottom right, bottom left. */
export type Quad<On extends Plane = 'photograph'> = readonly [
  Point<On>,
  Point<On>,
  Point<On>,
  Point<On>,
];

/** 8-bit RGB without padding: `data.length === width * height * 3`. */
export interface RgbImage {
  width: number;
  height: number;
  data: Uint8Array;
}
