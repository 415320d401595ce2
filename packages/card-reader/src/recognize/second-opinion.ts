import { fold } from '@cardsift/contacts/fold';
import type { RgbImage } from '../geometry.ts';
import { median } from '../median.ts';
import type { Recognizer } from '../models/engine.ts';
import { similarity } from '../understand/text/similarity.ts';
import { isOfOneAlphabet } from '../understand/world/alphabets.ts';
import { meanProbability, type ReadSymbol } from './ctc-decode.ts';
import { readableWords, wordsOf } from './readable-words.ts';
import { recognizeLines } from './recognize-lines.ts';
import { vote } from './vote.ts';

/** A line that was read, and how to see it once more. */
export interface SeenLine {
  symbols: ReadSymbol[];
  /** In pixels of the card's frame. */
  height: number;
  /** The line's pixels as they were read. */
  crop: RgbImage;
  /** The same with more of what is around it: swashes reach out of the line they belong to. */
  wider(): RgbImage;
}

/** Lines read less surely than this are looked at again, mean probability. */
const SURE = 0.98;
/** Logotypes are drawn letters, and are read wrong surely; in heights of the card's median line. */
const DISPLAY = 1.5;
/**
 * What two recognizers are sure of together, in mean probability, and how alike they read it: less is
 * an ornament or another script.
 */
const LEAST_SURE = 1.66;
const LEAST_SURE_UNLIKE = 1.8;
const ALIKE = 0.5;
/** The same for letters of several alphabets, which are another script's more often. */
const ALIKE_THOUGH_MIXED = 0.89;
/** Words that the first one could not read are Latin where the second one reads the same letters. */
const SAME_LETTERS = 0.85;

const textOf = (symbols: readonly ReadSymbol[]) => symbols.map(({ text }) => text).join('');

const letters = (symbols: readonly ReadSymbol[]) => fold(textOf(symbols)).replace(/[^a-z0-9]/g, '');

/** How a line reads without marks, spaces and what stands between words: what both can say of it. */
const spelling = (symbols: readonly ReadSymbol[]) =>
  fold(symbols.map(({ text }) => text).join('')).replace(/[^ -~]|[\s.,:;*-]/g, '');

/** Letters with marks are looked at again where they are less sure than this. */
const SURE_OF_MARK = 0.9;

function isDisputed(own: readonly ReadSymbol[], plain: readonly ReadSymbol[]): boolean {
  const isUnsureOfMark = own.some(
    ({ text, probability }) => text > '\u007f' && probability < SURE_OF_MARK,
  );
  return isUnsureOfMark || spelling(own) !== spelling(plain);
}

/** A line of which the two recognizers say different things. */
interface Disputed {
  index: number;
  own: readonly ReadSymbol[];
  plain: readonly ReadSymbol[];
}

const likeness = (a: readonly ReadSymbol[], b: readonly ReadSymbol[]) =>
  similarity(letters(a), letters(b));

/** Whether both recognizers see Latin letters. */
function isText(own: readonly ReadSymbol[], plain: readonly ReadSymbol[]): boolean {
  const sure = meanProbability(own) + meanProbability(plain);
  if (sure < LEAST_SURE) return false;
  return sure >= LEAST_SURE_UNLIKE || likeness(own, plain) >= ALIKE;
}

/** Fewer letters are found in any line. */
const LEAST_LATIN = 8;

/**
 * A line without what it has of another script: words with several marks that both do not read alike. All
 * of it is in that script where too little is left.
 */
function latinWords(
  readable: readonly ReadSymbol[],
  own: readonly ReadSymbol[],
  plain: readonly ReadSymbol[],
): readonly ReadSymbol[] {
  const isMixed = !isOfOneAlphabet(textOf(readable));
  if (!isMixed || likeness(own, plain) >= ALIKE_THOUGH_MIXED) return readable;
  const seen = letters(plain);
  const latin = wordsOf(readable)
    .filter((word) => letters(word).length > 1 && seen.includes(letters(word)))
    .filter((word) => textOf(word).replace(/\P{L}|\p{ASCII}/gu, '').length < 2)
    .flat();
  return letters(latin).length < LEAST_LATIN ? [] : latin;
}

/**
 * Lines that are not sure or are drawn for display are read by a second recognizer; where it says
 * something else, both look again at a wider crop, and the four vote. Nothing is left of a line that
 * is an ornament or in another script.
 * @param second knows ASCII only, and more typefaces
 */
export async function withSecondOpinion(
  lines: readonly SeenLine[],
  first: Recognizer,
  second: Recognizer,
): Promise<ReadSymbol[][]> {
  const display = DISPLAY * median(lines.map(({ height }) => height));
  const read = lines.map(({ symbols }) => readableWords(symbols));
  const doubtful = lines.flatMap(({ symbols, height }, i) =>
    meanProbability(symbols) >= SURE && height < display ? [] : [i],
  );
  const seconds = await recognizeLines(
    doubtful.map((i) => (lines[i] as SeenLine).crop),
    second,
  );
  const disputed: Disputed[] = [];
  doubtful.forEach((index, i) => {
    const own = lines[index]?.symbols ?? [];
    const plain = seconds[i] ?? [];
    // Beside words of another script the second one would read those too.
    const isMixed = read[index]?.length !== own.length && likeness(own, plain) < SAME_LETTERS;
    const readable = read[index] ?? [];
    const latin = isText(own, plain) ? latinWords(readable, own, plain) : null;
    read[index] = [...(latin ?? [])];
    const isWhole = latin?.length === readable.length;
    if (isWhole && !isMixed && isDisputed(own, plain)) disputed.push({ index, own, plain });
  });
  const wider = disputed.map(({ index }) => (lines[index] as SeenLine).wider());
  const again = await recognizeLines(wider, first);
  const plainAgain = await recognizeLines(wider, second);
  disputed.forEach(({ index, own, plain }, i) => {
    read[index] = vote([
      { symbols: own, plain: false, wider: false },
      { symbols: again[i] ?? [], plain: false, wider: true },
      { symbols: plain, plain: true, wider: false },
      { symbols: plainAgain[i] ?? [], plain: true, wider: true },
    ]);
  });
  return read;
}
