import { heightOf } from './box.ts';
import { type Box, sharesRow } from './lay-out.ts';

/** In heights of the taller line. */
const LARGEST_GAP = 3.5;

/** How badly a box reads on from another one, or infinity. */
export function distance(a: Box, b: Box): number {
  const tall = Math.max(heightOf(a), heightOf(b));
  if (sharesRow(a, b)) {
    const gap = (b.left - a.right) / tall;
    return gap > -1 && gap < 4 ? Math.abs(gap) : Number.POSITIVE_INFINITY;
  }
  const gap = (b.top - a.bottom) / tall;
  if (b.top + b.bottom < a.top + a.bottom || gap > LARGEST_GAP) return Number.POSITIVE_INFINITY;
  const aside = Math.min(
    Math.abs(a.left - b.left),
    Math.abs(a.right - b.right),
    Math.abs(a.left + a.right - b.left - b.right) / 2,
  );
  return Math.max(0, gap) + aside / tall / 2;
}
