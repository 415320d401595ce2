import type { Quad, RgbImage } from '@cardsift/card-reader/geometry';
import { polygonContains } from '@cardsift/card-reader/geometry/quad-area';
import { describe, expect, test } from 'vitest';
import { measureGlare } from './glare.ts';
import type { GrayImage } from './gray.ts';
import { lookAtFrame } from './look-at-frame.ts';
import { isSameCard, isSameScene, portray, portrayScene } from './same-card.ts';
import { measureSharpness } from './sharpness.ts';

const CARD: Quad = [
  { x: 60, y: 40 },
  { x: 250, y: 46 },
  { x: 246, y: 152 },
  { x: 56, y: 146 },
];

/** A dark desk of 320 × 180 pixels; `tone` says what is on the card, by its place from 0 to 1. */
function deskWith(tone: ((across: number, down: number) => number) | null): RgbImage {
  const [width, height] = [320, 180];
  const data = new Uint8Array(width * height * 3).fill(70);
  for (let y = 0; tone && y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!polygonContains(CARD, { x, y })) continue;
      data.fill(tone((x - 58) / 190, (y - 42) / 106), (y * width + x) * 3, (y * width + x + 1) * 3);
    }
  }
  return { width, height, data };
}

const lines = (...downs: number[]) => {
  return (across: number, down: number) =>
    across > 0.1 && across < 0.7 && downs.some((at) => Math.abs(down - at) < 0.04) ? 40 : 215;
};
const ADA = lines(0.2, 0.5, 0.6, 0.7);
const BO = lines(0.35, 0.45, 0.85);

/** Vertical and horizontal strokes, each edge spread over `width` pixels. */
function strokes(width: number, shade: (step: number) => number = (step) => step): GrayImage {
  const side = 120;
  const edge = (at: number) => {
    const inStroke = Math.abs((at % 40) - 20);
    return shade(Math.min(1, Math.max(0, (inStroke - 8) / width + 0.5)));
  };
  const data = new Uint8Array(side * side);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) data[y * side + x] = 40 + 180 * Math.min(edge(x), edge(y));
  }
  return { width: side, height: side, data };
}

describe('lookAtFrame', () => {
  const sharp = () => strokes(1);

  test('finds the card on a desk, to within a few pixels', () => {
    const { card } = lookAtFrame(deskWith(ADA), 5, sharp);
    card?.quad.forEach((corner, i) => {
      expect(Math.hypot(corner.x - (CARD[i]?.x ?? 0), corner.y - (CARD[i]?.y ?? 0))).toBeLessThan(
        5,
      );
    });
    expect(card).toMatchObject({ glare: 0, sharpness: expect.any(Number) });
  });

  test('sees none on an empty desk', () => {
    expect(lookAtFrame(deskWith(null), 5, sharp).card).toBeNull();
  });
});

describe('measureSharpness', () => {
  test('falls with the width of the edges', () => {
    const measured = [1, 3, 6, 12].map((width) => measureSharpness(strokes(width)) ?? -1);
    expect(measured).toEqual(measured.toSorted((a, b) => b - a));
    expect(measured[0]).toBeGreaterThan(0.9);
    expect(measured[3]).toBeLessThan(0.25);
  });

  test('does not mind how strong the print is', () => {
    const faint = strokes(3, (step) => 0.5 + step / 2);
    expect(measureSharpness(faint)).toBeCloseTo(measureSharpness(strokes(3)) ?? -1, 1);
  });

  test('tells nothing of a surface without print', () => {
    expect(
      measureSharpness({ width: 9, height: 9, data: new Uint8Array(81).fill(200) }),
    ).toBeNull();
  });
});

describe('measureGlare', () => {
  const reflection = (across: number, down: number) =>
    Math.min(255, 190 + 170 * Math.exp(-((across - 0.5) ** 2 + (down - 0.5) ** 2) * 30));

  test('is the share of a card that a fading light burns out', () => {
    expect(measureGlare(deskWith(reflection), CARD)).toBeGreaterThan(0.015);
  });

  test('is none for white print, which ends at once', () => {
    const white = (across: number, down: number) => (lines(0.5)(across, down) === 40 ? 255 : 90);
    expect(measureGlare(deskWith(white), CARD)).toBe(0);
  });

  test('is none where all of the paper is as light as light', () => {
    expect(
      measureGlare(
        deskWith(() => 255),
        CARD,
      ),
    ).toBe(0);
  });
});

describe('isSameCard', () => {
  const ada = portray(deskWith(ADA), CARD);
  const moved = CARD.map(({ x, y }, i) => ({ x: x + (i % 2), y: y - 1 })) as unknown as Quad;

  test('knows a card again whose corners were seen a pixel off', () => {
    expect(isSameCard(ada, portray(deskWith(ADA), moved))).toBe(true);
  });

  test('knows it when it was turned', () => {
    const [a, b, c, d] = CARD;
    expect(isSameCard(ada, portray(deskWith(ADA), [c, d, a, b]))).toBe(true);
    expect(isSameCard(ada, portray(deskWith(ADA), [b, c, d, a]))).toBe(true);
  });

  test('tells another card', () => {
    expect(isSameCard(ada, portray(deskWith(BO), CARD))).toBe(false);
  });
});

test('a desk that the card has left is another scene', () => {
  const before = portrayScene(deskWith(ADA));
  expect(isSameScene(before, portrayScene(deskWith(ADA)))).toBe(true);
  expect(isSameScene(before, portrayScene(deskWith(null)))).toBe(false);
});
