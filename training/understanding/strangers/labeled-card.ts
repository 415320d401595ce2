import { readFileSync } from 'node:fs';
import type { WordLabel } from '@cardsift/card-reader/understand/network/word-labels';

/** A span of a line and the index of its value, or −1 between two values. */
export type LabeledSpan = [text: string, value: number];

/** A line as our reader read it, on the flattened card, in pixels. */
export type LabeledLine = [
  x: number,
  y: number,
  width: number,
  height: number,
  confidence: number,
  spans: LabeledSpan[],
];

/** A card by a designer who had seen neither the code nor the material, with the label of each word. */
export interface LabeledCard {
  /** ISO 3166 alpha-2, in lower case. */
  country: string;
  /** The label of each value. Null where we do not know it, so that nothing is learned from it. */
  values: (WordLabel | null)[];
  /** Whether each value is the contact's name, title or organization. Absent if nobody said so. */
  main?: boolean[];
  /** The organization's name that each value is part of, as an index into the values, or −1. Absent like `main`. */
  within?: number[];
  lines: LabeledLine[];
}

const file = new URL('./cards.json', import.meta.url);

export const readLabeledCards = (): LabeledCard[] => JSON.parse(readFileSync(file, 'utf8'));
