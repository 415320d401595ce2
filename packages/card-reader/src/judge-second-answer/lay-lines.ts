import { findSides } from '../geometry/card-sides.ts';
import { invert, mapQuad, rectToQuad } from '../geometry/homography.ts';
import { quadSize } from '../geometry/quad-size.ts';
import type { CardReading, TextLine } from '../reading.ts';

/** A card's lines laid out as printed, in pixels from the top left corner of its front. */
export function layLines({
  quad,
  backQuad,
  lines,
}: Pick<CardReading, 'quad' | 'backQuad' | 'lines'>): TextLine<'frame'>[] {
  const [front] = findSides({ quad, backQuad, lines });
  if (!front) return [];
  const { width, height } = quadSize(front);
  const toFront = invert(rectToQuad(width, height, front));
  return lines.map((line) => ({ ...line, quad: mapQuad(toFront, line.quad) }));
}
