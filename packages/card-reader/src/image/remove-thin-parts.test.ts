import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutThinParts } from './remove-thin-parts.ts';

const map = (...rows: string[]) => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  data: Uint8Array.from(rows.join(''), (pixel) => (pixel === '#' ? 1 : 0)),
});

test('a block stays and a thread attached to it is removed', () => {
  const opened = withoutThinParts(map('###.....', '########', '###.....', '........'), 1);
  expect(opened).toEqual(map('###.....', '###.....', '###.....', '........'));
});

test('what touches the border is kept whole', () => {
  const whole = map('####', '####', '####');
  expect(withoutThinParts(whole, 1)).toEqual(whole);
});

test('a pixel is kept if a square of ones covers it, which may extend beyond the picture', () => {
  const picture = fc
    .tuple(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 12 }))
    .chain(([width, height]) =>
      fc
        .uint8Array({ minLength: width * height, maxLength: width * height })
        .map((data) => ({ width, height, data: data.map((value) => (value > 40 ? 1 : 0)) })),
    );
  fc.assert(
    fc.property(picture, fc.integer({ min: 1, max: 3 }), ({ width, height, data }, radius) => {
      const opened = withoutThinParts({ width, height, data }, radius);
      const near = (at: number, length: number) =>
        Array.from({ length: 2 * radius + 1 }, (_, i) => at - radius + i).filter(
          (i) => i >= 0 && i < length,
        );
      const isWhole = (x: number, y: number) =>
        near(y, height).every((row) =>
          near(x, width).every((column) => data[row * width + column] === 1),
        );
      const covered = Array.from(data, (_, i) =>
        near(Math.floor(i / width), height).some((row) =>
          near(i % width, width).some((column) => isWhole(column, row)),
        ),
      );
      expect(Array.from(opened.data, (value) => value === 1)).toEqual(covered);
    }),
    { numRuns: 60 },
  );
});
