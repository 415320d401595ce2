import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RgbImage } from '../geometry.ts';
import type { Part } from '../image/part.ts';
import type { Detail } from './detail.ts';
import { onPhotograph } from './detail-to-photograph.ts';
import { findDetail } from './find-detail.ts';

/** A gray table 800 pixels wide, with cards on it: light parts with dark lines. */
function table(height: number, cards: readonly Part[], texture = 0): RgbImage {
  const width = 800;
  const data = new Uint8Array(width * height * 3).fill(110);
  if (texture > 0) {
    for (let i = 0; i < data.length; i++) data[i] = 110 + ((i * 7919) % 13 < 6 ? texture : 0);
  }
  const paint = (part: Part, gray: number) => {
    for (let y = part.y; y < part.y + part.height; y++) {
      const from = (y * width + part.x) * 3;
      data.fill(gray, from, from + part.width * 3);
    }
  };
  for (const card of cards) {
    paint(card, 240);
    for (let y = card.y + 10; y < card.y + card.height - 8; y += 10) {
      paint({ x: card.x + 10, y, width: card.width - 30, height: 3 }, 20);
    }
  }
  return { width, height, data };
}

const card = (x: number, y: number): Part => ({ x, y, width: 105, height: 60 });
const photo = { width: 8000, height: 6000 };

/** Whether a part of the overview is within one piece of the detail. */
function isShown({ pieces }: Detail, part: Part, scale: number): boolean {
  return pieces.some(
    ({ from }) =>
      from.x <= part.x * scale &&
      from.y <= part.y * scale &&
      from.x + from.width >= (part.x + part.width) * scale &&
      from.y + from.height >= (part.y + part.height) * scale,
  );
}

test('a card on a huge picture is shown at its full size', () => {
  const place = card(500, 200);
  const detail = findDetail(table(600, [place]), photo, 1600);
  expect(detail?.scale).toBe(1);
  expect(detail && isShown(detail, place, 10)).toBe(true);
});

test('two cards far apart are both shown, or else the whole picture', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(680), fc.nat(530)), { minLength: 1, maxLength: 3 }),
      (corners) => {
        const cards = corners.map(([x, y]) => card(x, y));
        const detail = findDetail(table(600, cards), photo, 1600);
        for (const place of cards) expect(!detail || isShown(detail, place, 10)).toBe(true);
      },
    ),
    { numRuns: 40 },
  );
});

test('a row of cards is folded between cards, and each is on one piece', () => {
  const cards = [10, 150, 280, 410, 550, 680].map((x) => card(x, 20));
  const detail = findDetail(table(100, cards), { width: 12_000, height: 1500 }, 1600);
  expect(detail?.pieces.length).toBeGreaterThan(1);
  expect(detail?.scale).toBeGreaterThan(0.3);
  for (const place of cards) expect(detail && isShown(detail, place, 15)).toBe(true);
});

test.each([
  [
    'a picture that is not much larger than what is sent',
    { width: 2200, height: 1650 },
    [card(9, 9)],
  ],
  ['a picture full of cards', photo, [card(5, 5), card(690, 530), card(5, 530), card(690, 5)]],
  ['an empty table', photo, []],
])('%s is shown whole', (_, size, cards) => {
  expect(findDetail(table(600, cards), size, 1600)).toBeNull();
});

test('a picture with a patch of a single color is shown whole', () => {
  const patch = table(600, []);
  for (let y = 200; y < 300; y++) patch.data.fill(240, (y * 800 + 300) * 3, (y * 800 + 500) * 3);
  expect(findDetail(patch, photo, 1600)).toBeNull();
});

test('a picture is shown whole if the ground is as sharp as print', () => {
  expect(findDetail(table(600, [card(500, 200)], 120), photo, 1600)).toBeNull();
});

test('a place on the detail is mapped to the photograph', () => {
  const cards = [10, 150, 280, 410, 550, 680].map((x) => card(x, 20));
  const detail = findDetail(table(100, cards), { width: 12_000, height: 1500 }, 1600);
  expect(detail).not.toBeNull();
  if (!detail) return;
  for (const { from, to } of detail.pieces) {
    const middle = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
    const found = onPhotograph(detail, 0.1)(middle);
    expect(found.x).toBeCloseTo((from.x + from.width / 2) / 10);
    expect(found.y).toBeCloseTo((from.y + from.height / 2) / 10);
  }
  // A corner of a card may be outside of all pieces.
  expect(onPhotograph(detail, 1)({ x: -5, y: 0 }).x).toBeLessThan(detail.pieces[0]?.from.x ?? 0);
});
