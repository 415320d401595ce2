import type { RgbImage } from '../geometry.ts';
import type { Engine, Recognizer } from '../models/engine.ts';
import { IDEOGRAPHS, packOf } from '../models/packs.ts';
import { meanProbability, type ReadSymbol } from './ctc-decode.ts';
import {
  countVietnamese,
  isHardlyLatin,
  isInOtherAlphabet,
  mayBeInOtherAlphabet,
} from './other-alphabet.ts';
import { recognizeLines } from './recognize-lines.ts';
import { LINE_HEIGHT } from './run-on-lines.ts';
import { unifyAlphabets } from './unify-alphabets.ts';
import { isUnread, scriptOf } from './unread-scripts.ts';
import { hasWideGap } from './wide-gaps.ts';

/** Nearly all Latin lines have a higher mean probability. */
const USUAL_OF_LATIN = 0.9;

/** Nearly all Chinese and Japanese lines have a higher mean probability. */
const USUAL_OF_IDEOGRAPHS = 0.95;

/** If the mean probability of its letters in another script is lower, a line is an ornament. */
const READ = 0.7;

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LATIN_OR_COMMON = /[\p{Script=Latin}\p{Script=Common}]/u;

interface Line {
  crop: RgbImage;
  symbols: ReadSymbol[];
}

/** Whether a line may have letters that the Latin head has no classes for. */
const isDoubtful = ({ crop, symbols }: Line) =>
  meanProbability(symbols) < USUAL_OF_LATIN || hasWideGap(symbols, crop.width / LINE_HEIGHT);

const ideographsOf = (symbols: readonly ReadSymbol[]) =>
  symbols.filter(({ text }) => CJK.test(text));

const hasIdeographs = (symbols: readonly ReadSymbol[]) => {
  const letters = ideographsOf(symbols);
  return letters.length > 0 && meanProbability(letters) >= READ;
};

/** The head for Chinese and Japanese reads 김서준 as “召刈歪”, and is not sure of it. */
const hasUnsureIdeographs = ({ symbols }: Line) => {
  const letters = ideographsOf(symbols);
  return letters.length > 0 && meanProbability(letters) < USUAL_OF_IDEOGRAPHS;
};

/** Also where that pack is not here: then its script is named, and no ideographs stand in its place. */
const isOfOtherPack = (symbol: ReadSymbol) => {
  const script = scriptOf(symbol) ?? '';
  return script !== IDEOGRAPHS && packOf(script) !== undefined;
};

/** Reads some lines again, and keeps the better readings. */
async function readAgain<Each extends Line>(
  lines: readonly Each[],
  recognizer: Recognizer,
  asks: (line: Each) => boolean,
  choose: (symbols: ReadSymbol[], before: ReadSymbol[]) => ReadSymbol[],
): Promise<Each[]> {
  const asked = lines.flatMap((line, i) => (asks(line) ? [i] : []));
  const crops = asked.map((i) => (lines[i] as Each).crop);
  const again = await recognizeLines(crops, recognizer);
  const read = [...lines];
  asked.forEach((index, i) => {
    const line = lines[index] as Each;
    const symbols = choose(again[i] ?? [], line.symbols);
    if (symbols !== line.symbols) read[index] = { ...line, symbols };
  });
  return read;
}

const hasOwnLetters = (symbols: readonly ReadSymbol[]) => {
  const letters = symbols.filter(
    (symbol) => !isUnread(symbol) && !LATIN_OR_COMMON.test(symbol.text),
  );
  return letters.length > 0 && meanProbability(letters) >= READ;
};

/**
 * Reads lines with words of a script again with the head of that script. If it reads one, it also reads the other doubtful
 * lines of the card: one Korean word before a long address looks like a single ideograph.
 */
async function readOfScripts<Each extends Line>(
  lines: readonly Each[],
  ofScripts: Engine['ofScripts'],
): Promise<Each[]> {
  let read = [...lines];
  for (const [script, head] of Object.entries(ofScripts)) {
    const before = read;
    const isTold = ({ symbols }: Line) => symbols.some((symbol) => scriptOf(symbol) === script);
    const choose = (symbols: ReadSymbol[], known: ReadSymbol[]) =>
      hasOwnLetters(symbols) ? symbols : known;
    read = await readAgain(before, head, isTold, choose);
    const found = new Set(read.filter((line, i) => line !== before[i]));
    if (found.size > 0) {
      const mayBe = (line: Each) => isDoubtful(line) || mayBeInOtherAlphabet(line.symbols);
      read = await readAgain(read, head, (line) => !found.has(line) && mayBe(line), choose);
    }
  }
  return read;
}

/**
 * The line with the most letters that Vietnamese may have. Nearly every European card has such letters, so of the
 * lines that only the quick recognizer has read, one decides whether the others are read again.
 */
function mostVietnamese<Each extends Line>(lines: readonly Each[]): Each | undefined {
  const counts = lines.map(({ symbols }) => countVietnamese(symbols));
  const most = Math.max(0, ...counts);
  return most > 0 ? lines[counts.indexOf(most)] : undefined;
}

/**
 * Replaces the readings of lines in letters that the Latin head does not know. It reads nothing there, or other letters
 * with low probability. If a card has another alphabet, its other lines are read again too, because “МОСКВА” looks like
 * Latin capitals.
 */
export async function readEveryScript<Each extends Line>(
  lines: readonly Each[],
  engine: Pick<Engine, 'everyScript' | 'alphabets' | 'ofScripts'>,
): Promise<Each[]> {
  return readOfScripts(await readInAlphabets(lines, engine), engine.ofScripts);
}

async function readInAlphabets<Each extends Line>(
  lines: readonly Each[],
  { everyScript, alphabets }: Pick<Engine, 'everyScript' | 'alphabets'>,
): Promise<Each[]> {
  const ideographs = everyScript
    ? await readAgain(lines, everyScript, isDoubtful, (symbols, before) =>
        hasIdeographs(symbols) ? symbols : before,
      )
    : [...lines];
  const first = await readAgain(ideographs, alphabets, hasUnsureIdeographs, (symbols, before) =>
    symbols.some(isOfOtherPack) ? symbols : before,
  );
  const choose = (isExpected: boolean) => (symbols: ReadSymbol[], before: ReadSymbol[]) => {
    const again = unifyAlphabets(symbols);
    return isInOtherAlphabet(again, before, isExpected) ? again : before;
  };
  const isLeft = ({ symbols }: Each) => ideographsOf(symbols).length === 0;
  const isKnown = ({ crop }: Each) => alphabets.backbone?.knows(crop) ?? false;
  const witness = mostVietnamese(first.filter((line) => !isKnown(line)));
  const mayBe = (line: Each) =>
    line === witness ||
    isDoubtful(line) ||
    isHardlyLatin(line.symbols) ||
    (isKnown(line) && mayBeInOtherAlphabet(line.symbols));
  const read = await readAgain(
    first,
    alphabets,
    (line) => isLeft(line) && mayBe(line),
    choose(false),
  );
  const found = new Set(read.filter((line, i) => line !== first[i]));
  if (found.size === 0) return read;
  return readAgain(read, alphabets, (line) => isLeft(line) && !found.has(line), choose(true));
}
