import type { RgbImage } from '../geometry.ts';
import type { Engine, Recognizer } from '../models/engine.ts';
import { meanProbability, type ReadSymbol } from './ctc-decode.ts';
import { inOneAlphabetEach } from './one-alphabet.ts';
import { isInOtherAlphabet, mayBeInOtherAlphabet } from './other-alphabet.ts';
import { LINE_HEIGHT, recognizeLines } from './recognize-lines.ts';
import { hasWideGap } from './wide-gaps.ts';

/** Nearly all Latin lines have a higher mean probability. */
const USUAL_OF_LATIN = 0.9;

/** If the mean probability of its Chinese and Japanese letters is lower, a line is an ornament. */
const READ = 0.7;

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

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

/**
 * Replaces the readings of lines in letters that the Latin head does not know. It reads nothing there, or other letters
 * with low probability. If a card has another alphabet, its other lines are read again too, because “МОСКВА” looks like
 * Latin capitals.
 */
export async function readEveryScript<Each extends Line>(
  lines: readonly Each[],
  { everyScript, alphabets }: Pick<Engine, 'everyScript' | 'alphabets'>,
): Promise<Each[]> {
  const first = everyScript
    ? await readAgain(lines, everyScript, isDoubtful, (symbols, before) =>
        hasIdeographs(symbols) ? symbols : before,
      )
    : [...lines];
  const choose = (isExpected: boolean) => (symbols: ReadSymbol[], before: ReadSymbol[]) => {
    const again = inOneAlphabetEach(symbols);
    return isInOtherAlphabet(again, before, isExpected) ? again : before;
  };
  const isLeft = ({ symbols }: Each) => ideographsOf(symbols).length === 0;
  const mayBe = (line: Each) => isDoubtful(line) || mayBeInOtherAlphabet(line.symbols);
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
