export interface Size {
  width: number;
  height: number;
}

/** Shrinks a size so that its longest side is at most `longestSide` pixels; never enlarges it. */
export function fitWithin({ width, height }: Size, longestSide: number): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
