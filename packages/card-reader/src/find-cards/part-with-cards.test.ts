import { expect, test } from 'vitest';
import type { Part } from '../image/part.ts';
import type { NeuralModel } from '../models/neural-model.ts';
import type { CardCandidate } from './card-candidates.ts';
import { partWithCards } from './part-with-cards.ts';

const picture = { width: 960, height: 736, data: new Uint8Array(960 * 736 * 3) };
const photo = { width: 1920, height: 1472 };
const whole = { x: 0, y: 0, width: 960, height: 736 };

/** A detector that finds text in these parts of the picture, at any size of it. */
function seeing(...texts: Part[]): NeuralModel {
  return {
    async run({ shape: [, , height = 0, width = 0] }) {
      const data = new Float32Array(width * height);
      for (const text of texts) {
        const [left, right] = [text.x, text.x + text.width].map((x) => (x * width) / 960);
        const [top, bottom] = [text.y, text.y + text.height].map((y) => (y * height) / 736);
        for (let y = Math.round(top ?? 0); y < Math.round(bottom ?? 0); y++)
          data.fill(1, y * width + Math.round(left ?? 0), y * width + Math.round(right ?? 0));
      }
      return { data, shape: [1, 1, height, width] };
    },
    release: async () => {},
  };
}

/** An outline around a part of the picture, in pixels of the photograph. */
function outline(x: number, y: number, width: number, height: number, outlined = 1): CardCandidate {
  const [left, top, right, bottom] = [2 * x, 2 * y, 2 * (x + width), 2 * (y + height)];
  return {
    quad: [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ],
    area: 4 * width * height,
    outlined,
  };
}

/** Lines of text from the top left corner of a card. */
const lines = (x: number, y: number, count = 4): Part[] =>
  Array.from({ length: count }, (_, i) => ({
    x: x + 40,
    y: y + 30 + 40 * i,
    width: 200,
    height: 15,
  }));

function expectAround(part: Part, left: number, top: number, right: number, bottom: number): void {
  expect([part.width % 32, part.height % 32]).toEqual([0, 0]);
  expect(part.x).toBeGreaterThanOrEqual(0);
  expect(part.x + part.width).toBeLessThanOrEqual(960);
  expect(part.y).toBeGreaterThanOrEqual(0);
  expect(part.y + part.height).toBeLessThanOrEqual(736);
  expect(part.x).toBeLessThanOrEqual(left);
  expect(part.y).toBeLessThanOrEqual(top);
  expect(part.x + part.width).toBeGreaterThanOrEqual(right);
  expect(part.y + part.height).toBeGreaterThanOrEqual(bottom);
}

test('the part is the outline of a card that contains all of its text, with a margin', async () => {
  const card = outline(300, 200, 400, 240);
  const part = await partWithCards(picture, photo, [card], seeing(...lines(300, 200)));
  expect(part).toEqual({ x: 300 - 8, y: 200 - 8, width: 400 + 16, height: 240 + 16 });
});

test('a card in the corner has no margin at the picture’s border', async () => {
  const part = await partWithCards(
    picture,
    photo,
    [outline(0, 500, 400, 236)],
    seeing(...lines(0, 500)),
  );
  expectAround(part, 0, 500 - 4, 400 + 4, 736);
});

test('two cards are in one part', async () => {
  const cards = [outline(20, 100, 300, 180), outline(500, 400, 300, 180)];
  const text = [...lines(20, 100), ...lines(500, 400)];
  expectAround(await partWithCards(picture, photo, cards, seeing(...text)), 20, 100, 800, 580);
});

test('outlines as large as a card are in the part too, even if the glance does not see their print', async () => {
  const cards = [outline(20, 100, 300, 180), outline(500, 400, 300, 180)];
  expectAround(
    await partWithCards(picture, photo, cards, seeing(...lines(20, 100))),
    20,
    100,
    800,
    580,
  );
});

test('a box much smaller than the card is not in the part', async () => {
  const outlines = [outline(20, 100, 300, 180), outline(700, 600, 80, 50)];
  const part = await partWithCards(picture, photo, outlines, seeing(...lines(20, 100)));
  expect(part.x + part.width).toBeLessThan(600);
});

test('if a line is outside of every outline, the whole picture is searched', async () => {
  const card = outline(300, 200, 400, 240);
  const beside = { x: 100, y: 600, width: 120, height: 15 };
  const detector = seeing(...lines(300, 200), beside);
  expect(await partWithCards(picture, photo, [card], detector)).toEqual(whole);
});

test('if text is in no card, the whole picture is searched', async () => {
  const box = outline(600, 100, 300, 180);
  const text = [...lines(600, 100, 2), ...lines(40, 300)];
  expect(await partWithCards(picture, photo, [box], seeing(...text))).toEqual(whole);
});

test('without an outline there is no glance, and the whole picture is the part', async () => {
  const blind: NeuralModel = {
    run: () => Promise.reject(new Error('asked')),
    release: async () => {},
  };
  const doubtful = outline(300, 200, 400, 240, 0.5);
  expect(await partWithCards(picture, photo, [doubtful], blind)).toEqual(whole);
});

test('if the glance sees no text, the whole picture is searched', async () => {
  const card = outline(300, 200, 400, 240);
  expect(await partWithCards(picture, photo, [card], seeing())).toEqual(whole);
});
