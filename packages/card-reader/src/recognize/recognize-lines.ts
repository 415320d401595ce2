import type { RgbImage } from '../geometry.ts';
import { resize } from '../image/resize.ts';
import { type Normalisation, writePlanes } from '../image/to-tensor.ts';
import type { Recognizer } from '../models/engine.ts';
import { withFloats } from '../models/with-floats.ts';
import { ctcDecode, type ReadSymbol } from './ctc-decode.ts';
import { fillHoles } from './fill-holes.ts';
import { restoreCapitals } from './restore-capitals.ts';
import { withSpacesInGaps } from './wide-gaps.ts';

/** PP-OCR's recognizers were trained on crops of this height, with pixels from −1 to 1. */
export const LINE_HEIGHT = 48;
const SIGNED: Normalisation = { mean: [0.5, 0.5, 0.5], std: [0.5, 0.5, 0.5] };

/** Padding to a common width wastes at most this share of a batch. */
const MAX_WASTE = 0.08;
/**
 * The total width of the lines in a batch, in pixels. The network takes 14 KB for each, and wider batches are no
 * faster.
 */
const MAX_BATCH_WIDTH = 960;

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
  return readAgain(crops, await recognizeAll(crops, recognizer), {
    asks: isNarrow,
    recognize: (narrow) => recognizeAll(narrow.map(stretched), recognizer),
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

async function recognizeAll(
  crops: readonly RgbImage[],
  recognizer: Recognizer,
): Promise<ReadSymbol[][]> {
  const results: ReadSymbol[][] = crops.map(() => []);
  for (const batch of batchByWidth(crops.map((crop) => crop.width))) {
    const read = await recognizeBatch(
      batch.map((index) => crops[index] as RgbImage),
      recognizer,
    );
    batch.forEach((index, i) => {
      results[index] = read[i] as ReadSymbol[];
    });
  }
  return results;
}

/** Groups indices into batches of similar widths, narrow ones first. */
export function batchByWidth(widths: readonly number[]): number[][] {
  const order = widths.map((_, index) => index).sort((a, b) => width(a) - width(b));
  const batches: number[][] = [];
  for (const index of order) {
    const batch = batches.at(-1);
    const first = batch?.[0];
    const fits = first !== undefined && width(index) * (1 - MAX_WASTE) <= width(first);
    const isRoom = batch && (batch.length + 1) * width(index) <= MAX_BATCH_WIDTH;
    if (fits && isRoom) batch.push(index);
    else batches.push([index]);
  }
  return batches;

  function width(index: number): number {
    return widths[index] as number;
  }
}

async function recognizeBatch(
  crops: readonly RgbImage[],
  { model, alphabet }: Recognizer,
): Promise<ReadSymbol[][]> {
  const width = Math.max(...crops.map((crop) => crop.width));
  const size = 3 * LINE_HEIGHT * width;
  const output = await withFloats(crops.length * size, (data) => {
    crops.forEach((crop, i) => {
      writePlanes(crop, SIGNED, data, i * size, width);
    });
    return model.run({ data, shape: [crops.length, 3, LINE_HEIGHT, width] });
  });
  const steps = output.shape[1] as number;
  const length = steps * (output.shape[2] as number);
  return crops.map((crop, i) => {
    const symbols = ctcDecode(output.data.subarray(i * length, (i + 1) * length), steps, alphabet);
    const own = symbols.map((symbol) => ({
      ...symbol,
      position: (symbol.position * width) / crop.width,
    }));
    return withSpacesInGaps(restoreCapitals(own), crop.width / LINE_HEIGHT);
  });
}
