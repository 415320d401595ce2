import type { RgbImage } from '../geometry.ts';

/** Pixels this far from the ground towards the strongest ink are ink. */
const INK_SHARE = 0.35;
/** Above and below stand other lines' tails and the card's rules, shares of the height. */
const TOP = 0.15;
const BOTTOM = 0.85;

/** Which columns of a line crop have no ink. The ground is taken to be its most frequent grey. */
export function blankColumns({ width, height, data }: RgbImage): boolean[] {
  const from = Math.round(height * TOP);
  const to = Math.round(height * BOTTOM);
  // Green is nearest to what the eye calls brightness.
  const grey = (x: number, y: number) => data[(y * width + x) * 3 + 1] as number;
  const counts = new Uint32Array(32);
  for (let y = from; y < to; y++) {
    for (let x = 0; x < width; x++) {
      const bin = grey(x, y) >> 3;
      counts[bin] = (counts[bin] as number) + 1;
    }
  }
  const ground = counts.indexOf(Math.max(...counts)) * 8 + 4;
  const strengths = Array.from({ length: width }, (_, x) => {
    let strongest = 0;
    for (let y = from; y < to; y++) strongest = Math.max(strongest, Math.abs(grey(x, y) - ground));
    return strongest;
  });
  const ink = Math.max(...strengths) * INK_SHARE;
  return strengths.map((strength) => strength < ink);
}

/** The longest run of blank columns between two columns, in columns. */
export function longestBlank(blank: readonly boolean[], from: number, to: number): number {
  let longest = 0;
  let run = 0;
  for (let x = Math.max(0, Math.floor(from)); x <= Math.min(blank.length - 1, Math.ceil(to)); x++) {
    run = blank[x] ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
