import type { RgbImage } from '../geometry.ts';
import type { Engine } from '../models/engine.ts';
import { meanProbability } from '../recognize/ctc-decode.ts';
import { readEveryScript } from '../recognize/read-every-script.ts';
import { recognizeLines } from '../recognize/recognize-lines.ts';
import { turnHalf } from './turn-half.ts';
import { upsideDownProbabilities } from './upside-down.ts';

/** The longest lines tell the most. More lines only cost time. */
const WITNESSES = 6;
/**
 * This many lines decide if their mean is farther from a half than this. On 282 cards six lines gave the same
 * answer.
 */
const FEW = 3;
const FROM_HALF_OF_FEW = 0.4;
/** If the mean of all is this close to a half, the lines are read both ways up. Lines in Korean often are. */
const FROM_HALF_OF_ALL = 0.35;
const READ_BOTH_WAYS = 3;

/** Whether the lines of one card, given as level crops, are upside down. */
export async function areUpsideDown(crops: readonly RgbImage[], engine: Engine): Promise<boolean> {
  const witnesses = [...crops].sort((a, b) => b.width - a.width).slice(0, WITNESSES);
  if (witnesses.length === 0) return false;
  const few = await upsideDownProbabilities(witnesses.slice(0, FEW), engine.direction);
  if (Math.abs(mean(few) - 0.5) > FROM_HALF_OF_FEW) return mean(few) > 0.5;
  const others = await upsideDownProbabilities(witnesses.slice(FEW), engine.direction);
  const votes = mean([...few, ...others]);
  if (Math.abs(votes - 0.5) > FROM_HALF_OF_ALL) return votes > 0.5;
  return readsBetterTurned(witnesses.slice(0, READ_BOTH_WAYS), engine);
}

const mean = (votes: readonly number[]) =>
  votes.reduce((sum, vote) => sum + vote, 0) / votes.length;

async function readsBetterTurned(crops: readonly RgbImage[], engine: Engine): Promise<boolean> {
  return (await sureness(crops.map(turnHalf), engine)) > (await sureness(crops, engine));
}

/** How sure the reader is of these lines, in whatever script they are. */
async function sureness(crops: readonly RgbImage[], engine: Engine): Promise<number> {
  const symbols = await recognizeLines(crops, engine.recognizer);
  const lines = crops.map((crop, i) => ({ crop, symbols: symbols[i] ?? [] }));
  const read = await readEveryScript(lines, engine);
  return read.reduce((sum, line) => sum + meanProbability(line.symbols), 0);
}
