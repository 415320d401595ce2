import { fold } from '@cardsift/contacts/text/fold';
import type { RotatedRect } from '../geometry/rotated-rect.ts';
import type { RgbImage } from '../geometry.ts';
import type { Recognizer } from '../models/engine.ts';
import { similarity } from '../understand/text/similarity.ts';
import { meanProbability, type ReadSymbol } from './ctc-decode.ts';
import { type Ends, widenTo } from './line-ends.ts';
import type { ReadLine } from './read-with-marks.ts';
import { recognizeLines } from './recognize-lines.ts';

/** A line as it was read, with the rectangle that it was read from. */
export interface PlacedLine extends ReadLine {
  rect: RotatedRect<'frame'>;
}

/** The least probability of each letter that only the longer crop has. */
const MIN_ADDED_PROBABILITY = 0.9;
/**
 * If a longer crop reads other letters, its probability must be higher by this much, and its text must be this
 * similar.
 */
const MIN_GAIN = 0.005;
const ALIKE = 0.6;
/** A less probable letter is an ornament. */
const LEAST = 0.75;

const textOf = (symbols: readonly ReadSymbol[]) => symbols.map(({ text }) => text).join('');
const letters = (text: string) => fold(text).replace(/[^\p{L}\p{N}&]/gu, '');

/**
 * Accepts “& ”, “La ” and the T of “Telar”, but no single letter that stands apart, because emblems look like
 * one.
 */
const isPartOfName = (added: string) =>
  /^(?:[\p{L}&]+|&\s|\s&|[\p{L}’']{2,}\s+|\s+[\p{L}’']{2,})$/u.test(added);

/** The letters that the longer crop adds on one side. Null if its other letters differ. */
function addedTo(found: readonly ReadSymbol[], whole: readonly ReadSymbol[]): ReadSymbol[] | null {
  const own = letters(textOf(found));
  if (own === '') return null;
  for (let count = 1; count < whole.length; count++) {
    if (letters(textOf(whole.slice(-count))) === own) return whole.slice(0, -count);
    if (letters(textOf(whole.slice(0, count))) === own) return whole.slice(count);
  }
  return null;
}

function isMoreOf(found: readonly ReadSymbol[], whole: readonly ReadSymbol[]): boolean {
  const [own, all] = [letters(textOf(found)), letters(textOf(whole))];
  if (own === all) return false;
  const added = addedTo(found, whole);
  if (added) {
    const isSure = added.every(
      ({ text, probability }) => text === ' ' || probability >= MIN_ADDED_PROBABILITY,
    );
    return isSure && isPartOfName(textOf(added));
  }
  const sure = meanProbability(whole);
  return (
    sure >= Math.max(LEAST, meanProbability(found) + MIN_GAIN) && similarity(own, all) >= ALIKE
  );
}

/**
 * Completes lines with words and letters that the detector missed.
 *
 * @param ends how far each line continues, or null if it does not
 * @param crop returns the pixels of a rectangle, flat and upright
 */
export async function completeLines(
  lines: readonly PlacedLine[],
  ends: readonly (Ends | null)[],
  crop: (rect: RotatedRect<'frame'>) => RgbImage,
  recognizer: Recognizer,
): Promise<PlacedLine[]> {
  const longer = lines.map(({ rect }, i) => {
    const beyond = ends[i];
    return beyond ? widenTo(rect, beyond) : null;
  });
  const again = longer.flatMap((rect, i) => (rect ? [{ rect, i, crop: crop(rect) }] : []));
  const read = await recognizeLines(
    again.map((each) => each.crop),
    recognizer,
  );
  const complete = [...lines];
  again.forEach(({ rect, i, crop }, k) => {
    const symbols = read[k] ?? [];
    if (isMoreOf(lines[i]?.symbols ?? [], symbols)) complete[i] = { rect, crop, symbols };
  });
  return complete;
}
