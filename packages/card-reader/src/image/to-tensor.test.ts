import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writePlanes } from './to-tensor.ts';

const picture = fc
  .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 6 }))
  .chain(([width, height]) =>
    fc
      .uint8Array({ minLength: width * height * 3, maxLength: width * height * 3 })
      .map((data) => ({ width, height, data })),
  );

const PER_PLANE = { mean: [0.5, 0.4, 0.3], std: [0.2, 0.5, 1] } as const;

test('each plane holds its color, blue first, scaled and shifted', () => {
  fc.assert(
    fc.property(picture, (image) => {
      const { width, height, data } = image;
      const planes = new Float32Array(3 * width * height);
      writePlanes(image, PER_PLANE, planes, 0, width);
      const expected = [2, 1, 0].flatMap((color, plane) =>
        Array.from({ length: width * height }, (_, i) => {
          const value = (data[i * 3 + color] as number) / 255;
          return (value - (PER_PLANE.mean[plane] ?? 0)) / (PER_PLANE.std[plane] ?? 1);
        }),
      );
      planes.forEach((value, i) => {
        expect(value).toBeCloseTo(expected[i] ?? Number.NaN, 4);
      });
    }),
    { numRuns: 30 },
  );
});

test('a part is written at the requested place, and nothing beside it', () => {
  const data = Uint8Array.from({ length: 4 * 3 * 3 }, (_, i) => Math.floor(i / 3));
  const target = new Float32Array(40).fill(-1);
  const asBytes = { mean: [0, 0, 0], std: [1 / 255, 1 / 255, 1 / 255] } as const;
  writePlanes({ width: 4, height: 3, data }, asBytes, target, 2, 5, {
    x: 1,
    y: 1,
    width: 2,
    height: 2,
  });
  const rows = [5, 6, -1, -1, -1, 9, 10, -1, -1, -1];
  const rounded = [...target].map((value) => Math.round(value));
  expect(rounded).toEqual([-1, -1, ...rows, ...rows, ...rows, ...Array(8).fill(-1)]);
});
