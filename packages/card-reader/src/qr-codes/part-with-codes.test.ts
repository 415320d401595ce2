import { expect, test } from 'vitest';
import { partWithCodes } from './part-with-codes.ts';

const PICTURE = { width: 1600, height: 1200 };

const pattern = (x: number, y: number, size = 21) => ({ center: { x, y }, size });

/** The three patterns of a code, the one at its corner first. */
const CODE = [pattern(400, 300), pattern(500, 310), pattern(390, 400)];

test('a code’s part includes its fourth corner and a quiet zone of four modules', () => {
  const part = partWithCodes(CODE, PICTURE);
  const reach = 21 / 2 + 4 * 3;
  expect(part?.x).toBeLessThan(390 - reach);
  expect(part?.y).toBeLessThan(300 - reach);
  expect((part?.x ?? 0) + (part?.width ?? 0)).toBeGreaterThan(500 + reach);
  expect((part?.y ?? 0) + (part?.height ?? 0)).toBeGreaterThan(410 + reach);
  expect((part?.width ?? 0) * (part?.height ?? 0)).toBeLessThan(200 * 200);
});

test('the order in which patterns were found does not matter', () => {
  const part = partWithCodes(CODE, PICTURE);
  const [a, b, c] = CODE as [(typeof CODE)[0], (typeof CODE)[0], (typeof CODE)[0]];
  for (const order of [
    [b, a, c],
    [c, b, a],
    [b, c, a],
  ]) {
    expect(partWithCodes(order, PICTURE)).toEqual(part);
  }
});

test('two codes are in one part', () => {
  const other = CODE.map(({ center: { x, y }, size }) => pattern(x + 700, y + 500, size));
  const part = partWithCodes([...CODE, ...other], PICTURE);
  expect(part?.width).toBeGreaterThan(800);
  expect(part?.height).toBeGreaterThan(600);
});

test('at the picture’s border the part ends with it', () => {
  const code = [pattern(12, 12), pattern(112, 12), pattern(12, 1188)];
  expect(partWithCodes(code, PICTURE)).toBeNull();
  const near = [pattern(12, 1100), pattern(100, 1100), pattern(12, 1188)];
  const part = partWithCodes(near, PICTURE);
  expect(part?.x).toBe(0);
  expect((part?.y ?? 0) + (part?.height ?? 0)).toBe(1200);
});

test('fewer than three patterns, three in a row or of different sizes are not a code', () => {
  expect(partWithCodes([], PICTURE)).toBeNull();
  expect(partWithCodes(CODE.slice(1), PICTURE)).toBeNull();
  expect(
    partWithCodes([pattern(100, 100), pattern(200, 100), pattern(300, 100)], PICTURE),
  ).toBeNull();
  expect(partWithCodes([pattern(400, 300, 60), ...CODE.slice(1)], PICTURE)).toBeNull();
});

test('if there are too many patterns to tell, codes may be anywhere', () => {
  const whole = { x: 0, y: 0, ...PICTURE };
  expect(partWithCodes(null, PICTURE)).toEqual(whole);
  const many = Array.from({ length: 80 }, (_, i) => pattern((i % 10) * 100, (i / 10) * 100));
  expect(partWithCodes(many, PICTURE)).toEqual(whole);
});
