import type { RgbImage } from '../geometry.ts';
import type { Engine } from '../models/engine.ts';
import { meanProbability } from '../recognize/ctc-decode.ts';
import { recognizeLines } from '../recognize/recognize-lines.ts';
import { turnHalf } from './turn-half.ts';
import { upsideDownProbabilities } from './upside-down.ts';

/** The longest lines say most; more of them only cost time. */
const WITNESSES = 6;
/** Where the classifier's mean is this near to a half, reading both ways decides. */
const UNSURE = 0.3;
const READ_BOTH_WAYS = 3;

/** Whether lines of one card, given as level crops, stand on their heads. */
export async function areUpsideDown(crops: readonly RgbImage[], engine: Engine): Promise<boolean> {
  const witnesses = [...crops].sort((a, b) => b.width - a.width).slice(0, WITNESSES);
  if (witnesses.length === 0) return false;
  const votes = await upsideDownProbabilities(witnesses, engine.direction);
  const mean = votes.reduce((sum, vote) => sum + vote, 0) / votes.length;
  if (Math.abs(mean - 0.5) > UNSURE) return mean > 0.5;
  return readsBetterTurned(witnesses.slice(0, READ_BOTH_WAYS), engine);
}

async function readsBetterTurned(
  crops: readonly RgbImage[],
  { recognizer }: Engine,
): Promise<boolean> {
  const both = await recognizeLines([...crops, ...crops.map(turnHalf)], recognizer);
  const score = (from: number, to: number) =>
    both.slice(from, to).reduce((sum, symbols) => sum + meanProbability(symbols), 0);
  return score(crops.length, both.length) > score(0, crops.length);
}
