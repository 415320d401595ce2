import { hasLegalForm } from '../fields/legal-form.ts';
import { heightOf, union } from '../layout/box.ts';
import type { Box } from '../layout/lay-out.ts';
import type { WordLabel } from '../network/word-labels.ts';
import { joinTexts } from '../text/join-texts.ts';
import type { Segment } from './segments.ts';

/** A value in all its lines. */
export interface Passage {
  label: WordLabel;
  segments: Segment[];
  text: string;
  /** Indices into the reading's lines. */
  lines: number[];
  box: Box;
  /** Height of its tallest line. */
  height: number;
  probability: number;
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

export function passageOf(segments: Segment[]): Passage {
  const words = segments.reduce((sum, { words }) => sum + words.length, 0);
  return {
    label: segments[0]?.label ?? 'other',
    segments,
    text: joinTexts(segments.map(textIn), segments[0]?.label === 'name'),
    lines: [...new Set(segments.map(({ line }) => line))],
    box: union(segments.map(({ box }) => box)),
    height: Math.max(...segments.map(({ box }) => heightOf(box))),
    probability:
      segments.reduce((sum, { probability, words }) => sum + probability * words.length, 0) /
      Math.max(1, words),
    confidence: Math.min(...segments.map(({ confidence }) => confidence)),
  };
}

/** Heights against the median line count, but do not decide. */
export const sizeOf = ({ height }: Passage, typicalHeight: number) =>
  Math.max(-1, Math.min(2, Math.log2(height / typicalHeight)));
