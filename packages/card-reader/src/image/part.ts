/** A part of a picture, whole pixels. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** All of a picture. */
export const wholeOf = ({ width, height }: { width: number; height: number }): Part => ({
  x: 0,
  y: 0,
  width,
  height,
});
