import { describe, expect, it } from 'vitest';
import type { RotatedRect } from '../geometry/rotated-rect.ts';
import { joinFragments } from './join-fragments.ts';

/** A rectangle by its left edge, on a line that runs at `angle` through the origin. */
function piece(
  left: number,
  width: number,
  over: Partial<RotatedRect<'frame'>> = {},
): RotatedRect<'frame'> {
  const angle = over.angle ?? 0;
  const along = left + width / 2;
  const center = { x: along * Math.cos(angle), y: along * Math.sin(angle) };
  return { center, width, height: 20, angle, ...over };
}

describe('joinFragments', () => {
  it.each([0, 0.4, -0.2])('joins words of one line that runs at %f radians', (angle) => {
    const [line, ...others] = joinFragments(
      [piece(46, 60, { angle }), piece(0, 40, { angle }), piece(112, 20, { angle })],
      angle,
    );
    expect(others).toEqual([]);
    expect(line?.width).toBeCloseTo(132);
    expect(line?.height).toBeCloseTo(20);
    expect(line?.angle).toBeCloseTo(angle);
  });

  it('keeps columns, lines below each other and large type beside small separate', () => {
    const apart = [
      piece(0, 40),
      piece(60, 60),
      piece(0, 40, { center: { x: 20, y: 25 } }),
      piece(160, 40, { height: 30, center: { x: 145, y: 0 } }),
      piece(0, 60, { angle: Math.PI / 2, center: { x: 215, y: 0 } }),
    ];
    expect(joinFragments(apart, 0)).toEqual(apart);
  });

  it('adds the small sign at the end of a line, but not small type farther away', () => {
    const dot = piece(64, 6, { height: 8, center: { x: 67, y: 4 } });
    const small = piece(80, 40, { height: 8, center: { x: 100, y: 4 } });
    expect(joinFragments([piece(0, 60), dot, small], 0)).toHaveLength(2);
  });

  it('does not join overlapping pieces of different rows', () => {
    const rows = [piece(0, 200), piece(0, 200, { center: { x: 100, y: 8 } })];
    expect(joinFragments(rows, 0)).toHaveLength(2);
  });
});
