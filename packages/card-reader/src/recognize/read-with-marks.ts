import { fold } from '@cardsift/contacts/text/fold';
import type { RgbImage } from '../geometry.ts';
import type { Recognizer } from '../models/engine.ts';
import type { LineCrop } from './crop-with-marks.ts';
import type { ReadSymbol } from './ctc-decode.ts';
import { recognizeLines } from './recognize-lines.ts';

/** A line's symbols and the pixels that they were read from. */
export interface ReadLine {
  crop: RgbImage;
  symbols: ReadSymbol[];
}

/** The letters of a line, without accents and spaces. */
const letters = (symbols: readonly ReadSymbol[]) =>
  fold(symbols.map(({ text }) => text).join('')).replace(/[^\p{L}\p{N}]/gu, '');

/** Takes only accents from the larger crop, because its other letters may belong to something else. */
const better = (whole: ReadLine, tight: ReadLine) =>
  letters(whole.symbols) === letters(tight.symbols) ? whole : tight;

/** Reads the lines as they were found, and takes accents from the larger crops. */
export async function readWithMarks(
  lines: readonly LineCrop[],
  recognizer: Recognizer,
): Promise<ReadLine[]> {
  const cut = lines.flatMap(({ tight }, i) => (tight ? [{ crop: tight, i }] : []));
  const crops = [...lines, ...cut].map(({ crop }) => crop);
  const symbols = await recognizeLines(crops, recognizer);
  const all = crops.map((crop, k): ReadLine => ({ crop, symbols: symbols[k] ?? [] }));
  const read = all.slice(0, lines.length);
  cut.forEach(({ i }, k) => {
    read[i] = better(read[i] as ReadLine, all[lines.length + k] as ReadLine);
  });
  return read;
}
