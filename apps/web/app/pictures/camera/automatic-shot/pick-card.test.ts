import type { CardCandidate } from '@cardsift/card-reader/find-cards/card-candidates';
import type { Quad } from '@cardsift/card-reader/geometry';
import { polygonArea } from '@cardsift/card-reader/geometry/quad-area';
import { expect, test } from 'vitest';
import { pickCard } from './pick-card.ts';

const FRAME = { width: 320, height: 180 };

function candidate(x: number, y: number, width: number, height: number, outlined = 1) {
  const quad: Quad = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  return { quad, area: polygonArea(quad), outlined } satisfies CardCandidate;
}

test('a frame that is printed on a card is not the card', () => {
  const card = candidate(40, 20, 220, 130);
  expect(pickCard([candidate(50, 30, 200, 110), card], FRAME)).toBe(card.quad);
});

test.each([
  ['cut off by the picture', candidate(0, 20, 220, 130)],
  ['a strip', candidate(20, 60, 260, 50)],
  ['a square', candidate(60, 20, 140, 140)],
  ['too small to be read', candidate(60, 60, 60, 40)],
  ['hardly outlined', candidate(40, 20, 220, 130, 0.6)],
])('what is %s is no card that can be taken', (_, shape) => {
  expect(pickCard([shape], FRAME)).toBeNull();
});

test('what narrows like a road is no card seen from above', () => {
  const quad: Quad = [
    { x: 120, y: 20 },
    { x: 180, y: 20 },
    { x: 260, y: 160 },
    { x: 40, y: 160 },
  ];
  expect(pickCard([{ quad, area: polygonArea(quad), outlined: 1 }], FRAME)).toBeNull();
});
