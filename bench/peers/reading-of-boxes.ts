import type { CardReading } from '@cardsift/card-reader/reading';
import { understandCard } from '@cardsift/card-reader/understand/understand-card';

export interface TextBox {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** 0 to 1. */
  confidence: number;
}

/** A peer's lines, upright boxes, through our field understanding: it differs in the reading alone. */
export function readingOfBoxes(boxes: TextBox[]): CardReading[] {
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
  return lines.length === 0 ? [] : [understandCard(lines, { quad: null, qrPayloads: [] })];
}
