import { expect, test } from 'vitest';
import type { Quad } from '../geometry.ts';
import { isCardShaped } from './outline-shape.ts';

const quad = (...corners: [number, number][]) =>
  corners.map(([x, y]) => ({ x, y })) as unknown as Quad;

test.each([
  ['a card seen from above', quad([0, 0], [850, 0], [850, 550], [0, 550]), true],
  ['a card seen from its side', quad([150, 0], [700, 0], [850, 480], [0, 480]), true],
  ['a wedge that a designer printed', quad([0, 0], [650, 0], [650, 500], [400, 500]), false],
  ['a printed strip', quad([0, 0], [850, 0], [850, 200], [0, 200]), false],
])('%s', (_, outline, is) => {
  expect(isCardShaped(outline)).toBe(is);
});
