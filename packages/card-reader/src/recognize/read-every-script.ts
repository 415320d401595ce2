import type { RgbImage } from '../geometry.ts';
import type { Recognizer } from '../models/engine.ts';
import { meanProbability, type ReadSymbol } from './ctc-decode.ts';
import { LINE_HEIGHT, recognizeLines } from './recognize-lines.ts';
import { hasWideGap } from './wide-gaps.ts';

/** Latin lines are nearly always read more surely, mean probability. */
const UNSURE = 0.9;

/** Less sure is an ornament, mean probability of such letters. */
const READ = 0.7;

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether something may stand in a line that the Latin head has no classes for. */
const isDoubtful = ({ crop, symbols }: { crop: RgbImage; symbols: readonly ReadSymbol[] }) =>
  meanProbability(symbols) < UNSURE || hasWideGap(symbols, crop.width / LINE_HEIGHT);

/**
 * Lines as they are, but for those with Chinese or Japanese letters: the Latin head sees nothing there, or takes
 * them for others and is not sure of it.
 */
export async function readEveryScript<Line extends { crop: RgbImage; symbols: ReadSymbol[] }>(
  lines: readonly Line[],
  everyScript: Recognizer | undefined,
): Promise<Line[]> {
  if (!everyScript) return [...lines];
  const unsure = lines.flatMap((line, i) => (isDoubtful(line) ? [i] : []));
  const crops = unsure.map((i) => (lines[i] as Line).crop);
  const again = await recognizeLines(crops, everyScript);
  const read = [...lines];
  unsure.forEach((index, i) => {
    const line = lines[index] as Line;
    const symbols = again[i] ?? [];
    const letters = symbols.filter(({ text }) => CJK.test(text));
    if (letters.length > 0 && meanProbability(letters) >= READ) read[index] = { ...line, symbols };
  });
  return read;
}
