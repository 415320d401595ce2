import { mapQuad, rectToQuad } from '../geometry/homography.ts';
import type { CardReading } from '../reading.ts';
import type { CardFrame } from './card-frame.ts';

/** Moves the places of a reading from a card's frame to the photograph. Sides are joined there. */
export function onPhotograph(
  { backQuad: _, ...reading }: CardReading<'frame'>,
  frame: CardFrame,
): CardReading {
  const toPhoto = rectToQuad(frame.width, frame.height, frame.corners);
  return {
    ...reading,
    quad: reading.quad && mapQuad(toPhoto, reading.quad),
    lines: reading.lines.map((line) => ({ ...line, quad: mapQuad(toPhoto, line.quad) })),
  };
}
