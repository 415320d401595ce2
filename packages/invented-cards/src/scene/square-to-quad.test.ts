import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Corners } from './place-cards.ts';
import { quadToSquare } from './square-to-quad.ts';

const shift = fc.double({ min: -15, max: 15, noNaN: true });

describe('quadToSquare', () => {
  it('maps the corners of any convex quad to those of the square', () => {
    fc.assert(
      fc.property(fc.array(shift, { minLength: 8, maxLength: 8 }), (moves) => {
        const at = (i: number) => moves[i] ?? 0;
        const corners: Corners = [
          { x: at(0), y: at(1) },
          { x: 100 + at(2), y: at(3) },
          { x: 100 + at(4), y: 60 + at(5) },
          { x: at(6), y: 60 + at(7) },
        ];
        const square = [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ] as const;
        corners.forEach((corner, i) => {
          const { x, y } = quadToSquare(corners)(corner.x, corner.y);
          expect(x).toBeCloseTo(square[i]?.[0] ?? -1, 6);
          expect(y).toBeCloseTo(square[i]?.[1] ?? -1, 6);
        });
      }),
    );
  });
});
