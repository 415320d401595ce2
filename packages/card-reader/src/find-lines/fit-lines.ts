import { minAreaRect, type RotatedRect, rectAtAngle } from '../geometry/rotated-rect.ts';
import { dominantAngle } from './dominant-angle.ts';
import type { TextRegion } from './find-text-regions.ts';
import { joinFragments } from './join-fragments.ts';

/** Training shrinks each line's region; this brings it back (DB's post-processing uses 1.5 to 2). */
const UNCLIP_RATIO = 1.6;
/** A region shorter than this many heights has no reliable angle and takes that of its neighbors. */
const SHORT_ASPECT = 2.5;

/** A rectangle around each whole printed line, its width along the text. */
export function fitLines(regions: readonly TextRegion<'frame'>[]): RotatedRect<'frame'>[] {
  const rects = regions.map(minAreaRect);
  const angle = dominantAngle(rects);
  const lines = rects.map((rect, i) =>
    unclip(isShort(rect) ? rectAtAngle(regions[i] as TextRegion<'frame'>, angle) : rect),
  );
  return joinFragments(lines, angle);
}

function isShort({ width, height }: RotatedRect): boolean {
  return width < height * SHORT_ASPECT;
}

/** Grows each side by area × ratio ÷ perimeter, which reverses DB's shrinking. */
function unclip(rect: RotatedRect<'frame'>): RotatedRect<'frame'> {
  const grow = (rect.width * rect.height * UNCLIP_RATIO) / (2 * (rect.width + rect.height));
  return { ...rect, width: rect.width + 2 * grow, height: rect.height + 2 * grow };
}
