export interface Size {
  width: number;
  height: number;
}

/** Shrinks to `longestSide` keeping the shape, in whole pixels, at least 1; never enlarges. */
export function fitWithin({ width, height }: Size, longestSide: number): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
