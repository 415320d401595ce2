import type { CardReading, TextLine } from '../../reading.ts';
import { type CardContext, understandCard } from '../../understand/understand-card.ts';
import { loadUnderstanding } from '../load-understanding.ts';

const network = await loadUnderstanding();

/** Understands lines with the network that the reader ships. */
export function understandLines(
  lines: readonly TextLine[],
  context: Partial<CardContext> = {},
): Promise<CardReading> {
  return understandCard(lines, { quad: null, qrPayloads: [], ...context }, network);
}
