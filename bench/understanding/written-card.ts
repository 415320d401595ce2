import { readFile } from 'node:fs/promises';
import type { TextLine } from '@cardsift/card-reader/reading';

/** A line as our reader read it on the flattened card: text, confidence, left, top, width, height, doubts. */
type ReadLine = [
  text: string,
  confidence: number,
  x: number,
  y: number,
  width: number,
  height: number,
  doubts?: TextLine['doubts'],
];

/** What is printed on a card that somebody designed by hand. Every entry of a list is right. */
export interface WrittenTruth {
  country: string;
  names: string[];
  titles: string[];
  /** Empty if the card prints no organization. */
  organizations: string[];
  emails: string[];
  /** In E.164: direct lines and mobiles. */
  mainPhones: string[];
  /** In E.164: all printed numbers. */
  phones: string[];
  /** Host and path without `www.`, or null if none is printed. */
  website: string | null;
}

export interface WrittenCard {
  /** Set and number: `a-001`. */
  name: string;
  lines: TextLine<'frame'>[];
  truth: WrittenTruth;
}

/** The hand-designed cards of a set: `dev` for tuning, `test` for judging. */
export async function writtenCards(set: 'dev' | 'test'): Promise<WrittenCard[]> {
  const file = new URL(`./cards-${set}.json`, import.meta.url);
  const cards = JSON.parse(await readFile(file, 'utf8')) as {
    name: string;
    lines: ReadLine[];
    truth: WrittenTruth;
  }[];
  return cards.map((card) => ({ ...card, lines: card.lines.map(textLine) }));
}

function textLine([text, confidence, x, y, width, height, doubts]: ReadLine): TextLine<'frame'> {
  const quad = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ] as const;
  return { text, confidence, quad, ...(doubts && { doubts }) };
}
