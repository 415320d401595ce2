import type { RgbImage } from '../geometry.ts';
import type { Recognizer } from '../models/engine.ts';
import { meanProbability, type ReadSymbol } from './ctc-decode.ts';
import { LINE_HEIGHT, recognizeLines } from './recognize-lines.ts';
import { hasWideGap } from './wide-gaps.ts';

/** Nearly all Latin lines have a higher mean probability. */
const UNSURE = 0.9;

/** Below this mean probability of its Chinese and Japanese letters a line is an ornament. */
const READ = 0.7;

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a line may hold letters that the Latin head has no classes for. */
const isDoubtful = ({ crop, symbols }: { crop: RgbImage; symbols: readonly ReadSymbol[] }) =>
  meanProbability(symbols) < UNSURE || hasWideGap(symbols, crop.width / LINE_HEIGHT);

/**
 * The lines, those with Chinese or Japanese letters read again. The Latin head sees nothing there, or takes such
 * letters for others without being sure.
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
