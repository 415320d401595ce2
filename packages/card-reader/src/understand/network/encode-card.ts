import { heightOf } from '../card/box.ts';
import type { LaidLine } from '../card/lay-out.ts';
import { measuresOf } from '../card/measures.ts';
import { ownAddressesOf } from '../own-addresses/own-addresses.ts';
import { squash } from '../text/fold-spelt-out.ts';
import { CHINESE_OR_JAPANESE } from '../text/ideographs.ts';
import type { ExtractedValues } from '../values/extract-values.ts';
import { agreementsOf, comparedAddresses } from './agreements.ts';
import { type CardWord, cardWords, SEPARATORS } from './card-words.ts';
import { on, within } from './clamp.ts';
import { LEXICON_BITS, lexiconBits } from './lexicon-bits.ts';
import { lineFeatures } from './line-features.ts';
import { NGRAMS, ngramsAmong, ngramsOf } from './ngrams.ts';
import { labelOf, shapeOf, takenBy } from './word-features.ts';

/** Where a word stands, in heights of the card's median line: what the network compares words by. */
const PLACES = 6;

/** A card as the network takes it: one row of numbers for each word. */
export interface EncodedCard {
  words: CardWord[];
  /** Row-major, `words.length` × `ROW`. */
  rows: Float32Array;
}

/** Words of other lines that hold this word too: a logotype says its firm's name again. */
function repeatedWords(words: readonly CardWord[]): Map<string, Set<number>> {
  const linesOf = new Map<string, Set<number>>();
  for (const { text, line } of words) {
    const key = squash(text);
    if (key.length < 3) continue;
    const known = linesOf.get(key);
    if (known) known.add(line);
    else linesOf.set(key, new Set([line]));
  }
  return linesOf;
}

/** Turns the words of a card into the network's numbers. */
export function encodeCard(lines: readonly LaidLine[], values: ExtractedValues): EncodedCard {
  const words = cardWords(lines, values.rests);
  const own = ownAddressesOf(values, lines);
  const compared = comparedAddresses(own);
  const measures = measuresOf(lines);
  const { typicalHeight, inSmallLetters, extent } = measures;
  const card = [
    on(values.emails.length > 0),
    on(own.locals.length > 0),
    on(own.labels.length > 0),
    on(values.phones.length > 0),
    on(values.websites.length > 0),
    on(inSmallLetters),
    within(lines.length / 12, 0, 3),
  ];
  const byLine = Map.groupBy(words, ({ line }) => line);
  const ofLine = new Map(
    [...byLine].map(([index, ofOne]) => {
      const line = lines[index] as LaidLine;
      return [index, lineFeatures(line, ofOne, lines, index, { own, measures })] as const;
    }),
  );
  const repeated = repeatedWords(words);
  const rows = words.map((word) => {
    const line = lines[word.line] as LaidLine;
    const beside = byLine.get(word.line) ?? [];
    const length = Math.max(1, line.text.length);
    const span = line.box.right - line.box.left;
    const left = line.box.left + (span * word.start) / length;
    const right = line.box.left + (span * word.end) / length;
    const elsewhere = (repeated.get(squash(word.text))?.size ?? 1) > 1;
    const ngrams = CHINESE_OR_JAPANESE.test(word.text)
      ? ngramsAmong(word.text, line.text.slice(0, word.start), line.text.slice(word.end))
      : ngramsOf(word.text);
    return [
      ...ngrams,
      ...Array<number>(NGRAMS - ngrams.length).fill(0),
      word.line,
      word.index,
      (left - extent.left) / typicalHeight,
      (right - extent.left) / typicalHeight,
      ((line.box.top + line.box.bottom) / 2 - extent.top) / typicalHeight,
      heightOf(line.box) / typicalHeight,
      ...SEPARATORS.map((separator) => on(word.separator === separator)),
      ...shapeOf(word.text),
      ...takenBy(word),
      ...labelOf(word.text),
      ...agreementsOf(word.text, compared),
      on(elsewhere),
      within(word.index / 6, 0, 2),
      on(word.index === beside.length - 1),
      ...(ofLine.get(word.line) ?? []),
      ...card,
      ...lexiconBits(word.text),
    ];
  });
  return { words, rows: Float32Array.from(rows.flat()) };
}

/** How many numbers stand for a word. */
export const ROW = NGRAMS + PLACES + SEPARATORS.length + 21 + 4 + 4 + 4 + 3 + 21 + 7 + LEXICON_BITS;
