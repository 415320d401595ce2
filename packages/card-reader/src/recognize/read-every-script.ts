import type { RgbImage } from '../geometry.ts';
import type { Recognizer } from '../models/engine.ts';
import { meanProbability, type ReadSymbol } from './ctc-decode.ts';
import { recognizeLines } from './recognize-lines.ts';

/** Latin lines are nearly always read more surely, mean probability. */
const UNSURE = 0.9;

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Lines as they are, but for those in Chinese or Japanese: the recognizer of Latin letters takes such a line for others, and
 * is not sure of it.
 */
export async function readEveryScript<Line extends { crop: RgbImage; symbols: ReadSymbol[] }>(
  lines: readonly Line[],
  everyScript: Recognizer | undefined,
): Promise<Line[]> {
  if (!everyScript) return [...lines];
  const unsure = lines.flatMap(({ symbols }, i) => (meanProbability(symbols) < UNSURE ? [i] : []));
  const crops = unsure.map((i) => (lines[i] as Line).crop);
  const again = await recognizeLines(crops, everyScript);
  const read = [...lines];
  unsure.forEach((index, i) => {
    const line = lines[index] as Line;
    const symbols = again[i] ?? [];
    const isCjk = symbols.some(({ text }) => CJK.test(text));
    if (isCjk && meanProbability(symbols) > meanProbability(line.symbols))
      read[index] = { ...line, symbols };
  });
  return read;
}
