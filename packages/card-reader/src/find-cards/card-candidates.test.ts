import { expect, test } from 'vitest';
import { polygonContains } from '../geometry/quad-area.ts';
import { distance } from '../geometry/quad-size.ts';
import type { Quad, RgbImage } from '../geometry.ts';
import { findCardCandidates } from './card-candidates.ts';

/** A gray table of 640 × 480 pixels with light cards on it. */
function table(...cards: Quad[]): RgbImage {
  const [width, height] = [640, 480];
  const data = new Uint8Array(width * height * 3).fill(90);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!cards.some((card) => polygonContains(card, { x, y }))) continue;
      data.fill(230, (y * width + x) * 3, (y * width + x + 1) * 3);
    }
  }
  return { width, height, data };
}

const askew: Quad = [
  { x: 120, y: 80 },
  { x: 520, y: 130 },
  { x: 490, y: 380 },
  { x: 100, y: 320 },
];

test('a tilted card is found to within a few pixels', () => {
  const near = findCardCandidates(table(askew)).filter(
    ({ quad, outlined }) =>
      outlined > 0.9 && quad.every((corner, i) => distance(corner, askew[i] ?? corner) < 10),
  );
  expect(near.length).toBeGreaterThan(0);
});

test('two cards are found separately', () => {
  const at = (x: number): Quad => [
    { x, y: 100 },
    { x: x + 220, y: 100 },
    { x: x + 220, y: 240 },
    { x, y: 240 },
  ];
  const centres = findCardCandidates(table(at(40), at(360))).map(
    ({ quad }) => (quad[0].x + quad[2].x) / 2,
  );
  expect(centres.some((x) => Math.abs(x - 150) < 10)).toBe(true);
  expect(centres.some((x) => Math.abs(x - 470) < 10)).toBe(true);
});

test('a card is found on a table with veins', () => {
  const image = table(askew);
  for (let x = 0; x < 640; x++) {
    for (const y of [40, 200, 350, 440]) {
      const at = ((y + Math.round(20 * Math.sin(x / 30))) * 640 + x) * 3;
      const isCard = polygonContains(askew, { x, y: Math.floor(at / 3 / 640) });
      if (!isCard) image.data.fill(200, at, at + 12);
    }
  }
  const near = findCardCandidates(image).filter(({ quad }) =>
    quad.every((corner, i) => distance(corner, askew[i] ?? corner) < 14),
  );
  expect(near.length).toBeGreaterThan(0);
});

test('an empty table has no card', () => {
  expect(findCardCandidates(table())).toEqual([]);
});

test('a picture of one pixel has no card', () => {
  expect(findCardCandidates({ width: 1, height: 1, data: new Uint8Array(3) })).toEqual([]);
});
