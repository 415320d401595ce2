import { readFileSync } from 'node:fs';
import type { WordLabel } from '@cardsift/card-reader/understand/network/word-labels';

/** A stretch of a line and the index of the value that it belongs to; −1 between two values. */
export type LabeledSpan = [text: string, value: number];

/** A line as our reader read it, laid flat, in pixels. */
export type LabeledLine = [
  x: number,
  y: number,
  width: number,
  height: number,
  confidence: number,
  spans: LabeledSpan[],
];

/** A card that somebody designed who had seen neither code nor material, with what each of its words is. */
export interface LabeledCard {
  /** ISO 3166 alpha-2, small letters. */
  country: string;
  /** What each value is; null where nobody knows, so that nothing is learned from it. */
  values: (WordLabel | null)[];
  lines: LabeledLine[];
}

const file = new URL('./cards.json', import.meta.url);

export const readLabeledCards = (): LabeledCard[] => JSON.parse(readFileSync(file, 'utf8'));
