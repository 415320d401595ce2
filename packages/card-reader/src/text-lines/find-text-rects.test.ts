import { expect, test } from 'vitest';
import { findTextRects } from './find-text-rects.ts';

function mapWith(boxes: readonly { x: number; y: number; w: number; h: number; p?: number }[]) {
  const map = { width: 200, height: 100, data: new Float32Array(200 * 100) };
  for (const { x, y, w, h, p = 0.9 } of boxes) {
    for (let j = y; j < y + h; j++) map.data.fill(p, j * 200 + x, j * 200 + x + w);
  }
  return map;
}

test('each bar of likely text is one rectangle, a little larger than the bar', () => {
  const rects = findTextRects(
    mapWith([
      { x: 20, y: 10, w: 100, h: 8 },
      { x: 20, y: 50, w: 60, h: 8 },
    ]),
  );
  expect(rects).toHaveLength(2);
  expect(rects[0]?.centre.y).toBeCloseTo(13.5);
  expect(rects[0]?.width).toBeGreaterThan(100);
  expect(rects[0]?.height).toBeGreaterThan(8);
  expect(rects[0]?.height).toBeLessThan(24);
});

test('faint regions and specks are not text', () => {
  expect(
    findTextRects(
      mapWith([
        { x: 20, y: 10, w: 100, h: 8, p: 0.4 },
        { x: 5, y: 5, w: 2, h: 2 },
      ]),
    ),
  ).toEqual([]);
});

test('a short region takes the direction of the long ones', () => {
  const rects = findTextRects(
    mapWith([
      { x: 20, y: 10, w: 100, h: 8 },
      { x: 20, y: 40, w: 8, h: 12 },
    ]),
  );
  expect(rects[1]?.angle).toBeCloseTo(0);
  expect(rects[1]?.height).toBeGreaterThan(rects[1]?.width ?? Infinity);
});

test('an empty map has no text', () => {
  expect(findTextRects(mapWith([]))).toEqual([]);
});
