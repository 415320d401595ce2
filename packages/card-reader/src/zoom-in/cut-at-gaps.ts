import type { Mask } from '../image/components.ts';
import type { Part } from '../image/part.ts';
import { boxAround } from './busy-cells.ts';

/** How far a cut may be from where equal pieces would end, as a share of a piece. */
const MOST_ASIDE = 0.4;

/**
 * Cuts a row of things at its gaps into `count` pieces of about equal length, and returns the rectangle around each.
 * Null if there is no gap to cut at.
 *
 * @param box around the things, in cells
 * @param isTall whether the row is a column
 */
export function cutAtGaps(busy: Mask, box: Part, count: number, isTall: boolean): Part[] | null {
  const [start, length] = isTall ? [box.y, box.height] : [box.x, box.width];
  const gaps = findGaps(busy, isTall);
  const cuts = [start];
  for (let i = 1; i < count; i++) {
    const ideal = start + (length * i) / count;
    const reach = (length / count) * MOST_ASIDE;
    const cut = widest(gaps.filter((gap) => Math.abs(middleOf(gap) - ideal) <= reach));
    if (!cut || middleOf(cut) <= (cuts.at(-1) ?? 0)) return null;
    cuts.push(Math.round(middleOf(cut)));
  }
  cuts.push(start + length);
  return cuts.slice(1).flatMap((end, i) => {
    const from = cuts[i] as number;
    const piece = isTall
      ? { ...box, y: from, height: end - from }
      : { ...box, x: from, width: end - from };
    return boxAround(busy, piece) ?? [];
  });
}

interface Gap {
  from: number;
  to: number;
}

const middleOf = ({ from, to }: Gap) => (from + to) / 2;

function widest(gaps: readonly Gap[]): Gap | undefined {
  return gaps.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
}

/** The empty stretches along a row, or down a column. */
function findGaps({ width, height, data }: Mask, isTall: boolean): Gap[] {
  const count = isTall ? height : width;
  const isBusy = new Uint8Array(count);
  data.forEach((busy, cell) => {
    if (busy) isBusy[isTall ? Math.floor(cell / width) : cell % width] = 1;
  });
  const gaps: Gap[] = [];
  for (let from = 0; from < count; ) {
    let to = from;
    while (to < count && isBusy[to] === 0) to++;
    if (to > from) gaps.push({ from, to });
    from = to + 1;
  }
  return gaps;
}
