import type { RgbImage } from '../geometry.ts';
import type { LineAnswer } from '../models/backbone.ts';
import type { Recognizer } from '../models/engine.ts';
import { ctcDecode, type ReadSymbol } from './ctc-decode.ts';
import { restoreCapitals } from './restore-capitals.ts';
import { LINE_HEIGHT, runHead, runOnLines } from './run-on-lines.ts';
import { withSpacesInGaps } from './wide-gaps.ts';

/** Reads line crops with one recognizer. Each crop is `LINE_HEIGHT` pixels high. */
export async function recognizeCrops(
  crops: readonly RgbImage[],
  { backbone, model, alphabet }: Recognizer,
): Promise<ReadSymbol[][]> {
  const answers = backbone
    ? await runHead(await backbone.featuresOf(crops), model)
    : await runOnLines(crops, model);
  return crops.map((crop, i) => symbolsOf(crop, answers[i] as LineAnswer, alphabet));
}

function symbolsOf(
  crop: RgbImage,
  { data, shape: [steps = 0], width }: LineAnswer,
  alphabet: readonly string[],
): ReadSymbol[] {
  const symbols = ctcDecode(data, steps, alphabet).map((symbol) => ({
    ...symbol,
    position: (symbol.position * width) / crop.width,
  }));
  return withSpacesInGaps(restoreCapitals(symbols), crop.width / LINE_HEIGHT);
}
