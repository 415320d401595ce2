/** One for the detector's picture, and one for a batch of lines. */
const MOST_KEPT = 2;

/** Returned arrays, the largest first. */
const kept: Float32Array[] = [];

/**
 * Lends an array of zeros for a network's input. A picture's inputs take 35 MB in total. If they were allocated
 * each time, the garbage collector would go through all memory twice per picture.
 *
 * @param use must not keep them
 */
export async function withFloats<T>(
  length: number,
  use: (floats: Float32Array) => Promise<T>,
): Promise<T> {
  const known = kept.findLastIndex((floats) => floats.length >= length);
  const [whole = new Float32Array(length)] = known < 0 ? [] : kept.splice(known, 1);
  try {
    return await use(whole.subarray(0, length).fill(0));
  } finally {
    kept.push(whole);
    kept.sort((a, b) => b.length - a.length).splice(MOST_KEPT);
  }
}
