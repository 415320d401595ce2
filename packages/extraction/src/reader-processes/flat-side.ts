import type { Quad } from '@cardsift/card-reader/geometry';
import { mapQuad, rectToQuad } from '@cardsift/card-reader/geometry/homography';
import type { TextLine } from '@cardsift/card-reader/reading';

/** One side of a card, flattened. */
export interface FlatSide {
  jpeg: Uint8Array;
  width: number;
  height: number;
  /** Where it is on the photograph. */
  quad: Quad;
}

/** Moves lines that were read on a flattened side to their places on the photograph. */
export function ontoPhotograph(
  lines: readonly TextLine[],
  { width, height, quad }: FlatSide,
): TextLine[] {
  const toPhotograph = rectToQuad(width, height, quad);
  return lines.map((line) => ({ ...line, quad: mapQuad(toPhotograph, onSide(line.quad)) }));
}

/** The side was read like a photograph of its own. */
const onSide = (quad: Quad) => quad.map(({ x, y }) => ({ x, y })) as unknown as Quad<'frame'>;
