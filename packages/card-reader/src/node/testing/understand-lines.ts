import type { Plane, Quad } from '../../geometry.ts';
import type { CardReading, TextLine } from '../../reading.ts';
import { understandCard } from '../../understand/understand-card.ts';
import { loadUnderstanding } from '../load-understanding.ts';

const network = await loadUnderstanding();

interface LinesContext {
  quad?: Quad<Plane> | null;
  qrPayloads?: string[];
}

/** Understands lines with the shipped network, as if the card's frame were the photograph itself. */
export async function understandLines(
  lines: readonly TextLine<Plane>[],
  { quad = null, qrPayloads = [] }: LinesContext = {},
): Promise<CardReading> {
  const reading = await understandCard(
    lines as readonly TextLine<'frame'>[],
    { quad: quad as Quad<'frame'> | null, qrPayloads },
    network,
  );
  return reading as CardReading<Plane> as CardReading;
}
