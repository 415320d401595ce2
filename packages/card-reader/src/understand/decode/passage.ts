import { heightOf, union } from '../card/box.ts';
import type { Box } from '../card/lay-out.ts';
import type { WordLabel } from '../network/word-labels.ts';
import { squash } from '../text/fold-spelt-out.ts';
import { joinTexts } from '../text/join-texts.ts';
import { hasLegalForm } from '../values/legal-form.ts';
import type { Segment } from './segment.ts';

/** A value with all the lines that it spans. */
export interface Passage {
  label: WordLabel;
  segments: Segment[];
  text: string;
  /** Indices into the reading's lines. */
  lines: number[];
  box: Box;
  /** Height of its tallest line. */
  height: number;
  /** Mean probability that its words are what its label says. */
  probability: number;
  /** How probably it is the card's one name, title or organization. */
  main: number;
  /** The probability of its least probable part: a word, a step between words, or one of its ends. */
  certainty: number;
  /** Of the recognizer, 0 to 1. */
  confidence: number;
}

/** “Vice President,” above “Commodities Desk”, “Tres Cerros,” above “S.A. de C.V.”: the comma belongs to the value. */
function textIn(
  { label, text, endsWithComma }: Segment,
  i: number,
  all: readonly Segment[],
): string {
  const next = all[i + 1];
  if (!endsWithComma || !next) return text;
  const isOfFirm = label === 'organization' && hasLegalForm(`X ${next.text}`);
  return label === 'title' || isOfFirm ? `${text},` : text;
}

/** “ACME TOOLS” below the “Acme Tools” of a logo says the same again. */
const isFirst = ({ label, text }: Segment, i: number, all: readonly Segment[]) =>
  label !== 'organization' ||
  i === all.findIndex((each) => squash(each.text) === squash(text)) ||
  squash(text) === '';

/**
 * The passage that segments of one value make together.
 * @param outline how probably its lines belong together, and nothing else to them
 */
export function passageOf(segments: Segment[], outline = 1): Passage {
  const count = segments.reduce((sum, { words }) => sum + words.length, 0);
  const mean = (of: (segment: Segment) => number) =>
    segments.reduce((sum, segment) => sum + of(segment) * segment.words.length, 0) /
    Math.max(1, count);
  return {
    label: segments[0]?.label ?? 'other',
    segments,
    text: joinTexts(segments.filter(isFirst).map(textIn), segments[0]?.label === 'name'),
    lines: [...new Set(segments.map(({ line }) => line))],
    box: union(segments.map(({ box }) => box)),
    height: Math.max(...segments.map(({ box }) => heightOf(box))),
    probability: mean(({ probability }) => probability),
    main: mean(({ main }) => main),
    certainty: Math.min(outline, ...segments.map(({ certainty }) => certainty)),
    confidence: Math.min(...segments.map(({ confidence }) => confidence)),
  };
}
