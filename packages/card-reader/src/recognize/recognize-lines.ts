import type { RgbImage } from '../geometry.ts';
import { resize } from '../image/resize.ts';
import type { Recognizer } from '../models/engine.ts';
import type { ReadSymbol } from './ctc-decode.ts';
import { fillHoles } from './fill-holes.ts';
import { recognizeCrops } from './recognize-crops.ts';
import { LINE_HEIGHT } from './run-on-lines.ts';

/**
 * The network returns one symbol per 8 pixels and needs a step between two equal ones. If letters are narrower than
 * this on average, some are lost, such as one 5 of a condensed “555”.
 */
const NARROW = 15;
const STRETCH = 1.5;

/** The slow recognizer reads a line again unless the quick one gives each symbol this probability. */
const MIN_QUICK_PROBABILITY = 0.8;

/** Reads line crops, each `LINE_HEIGHT` pixels high. The results are in the order of the crops. */
export async function recognizeLines(
  crops: readonly RgbImage[],
  recognizer: Recognizer,
): Promise<ReadSymbol[][]> {
  const { quick } = recognizer;
  if (!quick) return recognizeStretched(crops, recognizer);
  const read = await recognizeStretched(crops, quick);
  return readAgain(crops, read, {
    asks: (_, symbols) => !isSure(symbols),
    recognize: (unsure) => recognizeStretched(unsure, recognizer),
    choose: fillHoles,
  });
}

const isSure = (symbols: readonly ReadSymbol[]) =>
  symbols.length > 0 && symbols.every(({ probability }) => probability >= MIN_QUICK_PROBABILITY);

/** Reads crops, and reads those with narrow letters again, stretched. */
async function recognizeStretched(
  crops: readonly RgbImage[],
  recognizer: Recognizer,
): Promise<ReadSymbol[][]> {
  return readAgain(crops, await recognizeCrops(crops, recognizer), {
    asks: isNarrow,
    recognize: (narrow) => recognizeCrops(narrow.map(stretched), recognizer),
    choose: (wide) => wide,
  });
}

interface SecondLook {
  /** Whether to read a crop again, given its first reading. */
  asks(crop: RgbImage, symbols: readonly ReadSymbol[]): boolean;
  recognize(crops: readonly RgbImage[]): Promise<ReadSymbol[][]>;
  choose(again: ReadSymbol[], before: readonly ReadSymbol[]): ReadSymbol[];
}

async function readAgain(
  crops: readonly RgbImage[],
  read: readonly ReadSymbol[][],
  { asks, recognize, choose }: SecondLook,
): Promise<ReadSymbol[][]> {
  const asked = crops.flatMap((crop, i) => (asks(crop, read[i] ?? []) ? [i] : []));
  const again = await recognize(asked.map((i) => crops[i] as RgbImage));
  const result = [...read];
  asked.forEach((index, i) => {
    result[index] = choose(again[i] ?? [], read[index] ?? []);
  });
  return result;
}

function isNarrow({ width }: RgbImage, symbols: readonly ReadSymbol[]): boolean {
  const { length } = symbols.map((symbol) => symbol.text.trim()).join('');
  return length > 3 && width < length * NARROW;
}

function stretched(crop: RgbImage): RgbImage {
  return resize(crop, Math.round((crop.width * STRETCH) / 16) * 16, LINE_HEIGHT);
}
