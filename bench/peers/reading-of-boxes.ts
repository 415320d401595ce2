import type { Plane } from '@cardsift/card-reader/geometry';
import { loadUnderstanding } from '@cardsift/card-reader/node/load-understanding';
import type { CardReading } from '@cardsift/card-reader/reading';
import { understandCard } from '@cardsift/card-reader/understand/understand-card';

const understanding = loadUnderstanding();

export interface TextBox {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** 0 to 1. */
  confidence: number;
}

/**
 * Passes a peer's lines, which are upright boxes, through our understanding, so that only the letters differ.
 */
export async function readingOfBoxes(boxes: TextBox[]): Promise<CardReading[]> {
  const lines = boxes
    .map((box) => ({ ...box, text: box.text.trim() }))
    .filter(({ text }) => text !== '')
    .map(({ text, left, top, right, bottom, confidence }) => ({
      text,
      confidence,
      quad: [
        { x: left, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
      ] as const,
    }));
  if (lines.length === 0) return [];
  const reading = await understandCard(lines, { quad: null, qrPayloads: [] }, await understanding);
  // The boxes are upright, so their frame is the photograph.
  return [reading as CardReading<Plane> as CardReading];
}
