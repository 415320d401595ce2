import { expect, test } from 'vitest';
import type { Quad } from '../geometry.ts';
import { codesOfCards } from './codes-of-cards.ts';
import type { TextGroup } from './text-group.ts';

const box = (x: number, y: number, width: number, height: number): Quad => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

const left: TextGroup = { quad: box(0, 0, 500, 300), regions: [box(20, 20, 100, 20)] };
const right: TextGroup = { quad: null, regions: [box(700, 100, 200, 20)] };
const at = (text: string, x: number, y: number) => ({ text, center: { x, y } });

test('a code belongs to the card whose outline contains it, however near other text is', () => {
  expect(codesOfCards([at('inside', 480, 150)], [left, right])).toEqual([['inside'], []]);
});

test('a code outside of all outlines belongs to the card whose text is nearest', () => {
  expect(codesOfCards([at('near', 600, 120)], [left, right])).toEqual([[], ['near']]);
});

test('a single card gets all codes on the picture', () => {
  const codes = [at('one', 10, 10), at('other', 1500, 900)];
  expect(codesOfCards(codes, [left])).toEqual([['one', 'other']]);
});

test('without cards no code belongs to anything', () => {
  expect(codesOfCards([at('lost', 1, 1)], [])).toEqual([]);
});
