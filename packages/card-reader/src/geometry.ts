/** A point in pixels from the image's top left corner. */
export interface Point {
  x: number;
  y: number;
}

/** Four corners, clockwise as the text reads: top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point];

/** 8-bit RGB without padding: `data.length === width * height * 3`. */
export interface RgbImage {
  width: number;
  height: number;
  data: Uint8Array;
}
