/**
 * The total width of the lines in a batch, in pixels. A network takes 14 KB for each, and wider batches are no
 * faster.
 */
const MAX_BATCH_WIDTH = 960;

/**
 * Groups indices into batches of similar widths, narrow ones first.
 *
 * @param maxWaste the share of a batch that may be padding
 */
export function batchByWidth(widths: readonly number[], maxWaste: number): number[][] {
  const order = widths.map((_, index) => index).sort((a, b) => width(a) - width(b));
  const batches: number[][] = [];
  for (const index of order) {
    const batch = batches.at(-1);
    const first = batch?.[0];
    const fits = first !== undefined && width(index) * (1 - maxWaste) <= width(first);
    const isRoom = batch && (batch.length + 1) * width(index) <= MAX_BATCH_WIDTH;
    if (fits && isRoom) batch.push(index);
    else batches.push([index]);
  }
  return batches;

  function width(index: number): number {
    return widths[index] as number;
  }
}

/** Calls `run` once per batch, and returns its answers in the order of the lines. */
export async function inBatches<Line extends { width: number }, Answer>(
  lines: readonly Line[],
  maxWaste: number,
  run: (batch: Line[]) => Promise<Answer[]>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const batch of batchByWidth(
    lines.map(({ width }) => width),
    maxWaste,
  )) {
    const some = await run(batch.map((index) => lines[index] as Line));
    batch.forEach((index, i) => {
      answers[index] = some[i] as Answer;
    });
  }
  return answers;
}
