import type { NeuralModel } from '@cardsift/card-reader/models/neural-model';
import type { TextLine } from '@cardsift/card-reader/reading';
import { cardLikeLines } from '@cardsift/card-reader/understand/card/card-like-lines';
import { layOut } from '@cardsift/card-reader/understand/card/lay-out';
import { encodeCard } from '@cardsift/card-reader/understand/network/encode-card';
import { type LabeledWord, labelWords } from '@cardsift/card-reader/understand/network/label-words';
import { extractValues } from '@cardsift/card-reader/understand/values/extract-values';
import { labelByTruth, type Truth } from './label-by-truth.ts';
import type { LabeledCard, LabeledLine, LabeledSpan } from './labeled-card.ts';

/** The lines of a card as read, with the label of each word. */
export async function labelCard(
  lines: readonly TextLine<'frame'>[],
  truths: readonly (Truth & { country: string })[],
  network: NeuralModel,
): Promise<LabeledCard> {
  const laid = cardLikeLines(layOut(lines));
  const words = await labelWords(encodeCard(laid, extractValues(laid)), network);
  const known = labelByTruth(words, truths);
  const numbers = [...new Set(known.map(({ value }) => value))];
  const labelOf = new Map(known.map(({ value, label }) => [value, label]));
  return {
    country: (truths[0]?.country ?? '').toLowerCase(),
    values: numbers.map((number) => labelOf.get(number) ?? null),
    lines: laid.flatMap(({ text, box, confidence }, index): LabeledLine[] => {
      const own = words.flatMap((word, i) =>
        word.line === index ? [{ ...word, value: numbers.indexOf(known[i]?.value ?? -1) }] : [],
      );
      if (own.length === 0) return [];
      const [x, y, right, bottom] = [box.left, box.top, box.right, box.bottom].map(Math.round) as [
        number,
        number,
        number,
        number,
      ];
      const sure = Number(confidence.toFixed(3));
      return [[x, y, right - x, bottom - y, sure, spansOf(text, own)]];
    }),
  };
}

/** Splits a line's text into spans. Text between two words of one value belongs to that value. */
function spansOf(text: string, words: readonly (LabeledWord & { value: number })[]): LabeledSpan[] {
  const spans: LabeledSpan[] = [];
  let at = 0;
  for (const { start, end, value } of words) {
    const between = text.slice(at, start);
    const own = text.slice(start, end);
    const last = spans.at(-1);
    if (last?.[1] === value) last[0] += between + own;
    else {
      if (between !== '') spans.push([between, -1]);
      spans.push([own, value]);
    }
    at = end;
  }
  if (at < text.length) spans.push([text.slice(at), -1]);
  return spans;
}
