import type { Quad } from '@cardsift/card-reader/geometry';
import { mapQuad, rectToQuad } from '@cardsift/card-reader/geometry/homography';
import type { TextLine } from '@cardsift/card-reader/reading';

/** One side of a card laid flat. */
export interface FlatSide {
  jpeg: Uint8Array;
  width: number;
  height: number;
  /** Where it lies on the photograph. */
  quad: Quad;
}

/** Lines that were read on a flat side, as they lie on the photograph. */
export function ontoPhotograph(
  lines: readonly TextLine[],
  { width, height, quad }: FlatSide,
): TextLine[] {
  const toPhotograph = rectToQuad(width, height, quad);
  return lines.map((line) => ({ ...line, quad: mapQuad(toPhotograph, onSide(line.quad)) }));
}

/** The side is a photograph of its own when it is read. */
const onSide = (quad: Quad) => quad.map(({ x, y }) => ({ x, y })) as unknown as Quad<'frame'>;
