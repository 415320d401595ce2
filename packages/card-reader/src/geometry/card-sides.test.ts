import { describe, expect, test } from 'vitest';
import type { Quad } from '../geometry.ts';
import { findBox, findSides } from './card-sides.ts';

const rectangle = (x: number, y: number, width: number, height: number): Quad => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];
const line = (quad: Quad) => ({ text: 'Ada', quad, confidence: 1 });
const turnRight = (quad: Quad): Quad => {
  const [a, b, c, d] = quad;
  const turn = ({ x, y }: Quad[0]) => ({ x: -y, y: x });
  return [turn(a), turn(b), turn(c), turn(d)];
};

describe('findSides', () => {
  const front = rectangle(0, 0, 100, 60);
  const back = rectangle(200, 0, 100, 60);

  test('returns the outlines of front and back', () => {
    expect(findSides({ quad: front, backQuad: back, lines: [] })).toEqual([front, back]);
  });

  test('encloses the text of a card without an outline', () => {
    const lines = [line(rectangle(10, 10, 80, 10)), line(rectangle(10, 50, 20, 10))];
    expect(findSides({ quad: null, lines })).toEqual([rectangle(4, 4, 92, 62)]);
    const turned = lines.map(({ quad }) => line(turnRight(quad)));
    expect(findSides({ quad: null, lines: turned })).toEqual([turnRight(rectangle(4, 4, 92, 62))]);
  });

  test('returns nothing without text', () => {
    expect(findSides({ quad: null, lines: [] })).toEqual([]);
  });

  test('keeps the text of the back out of the front', () => {
    const lines = [line(rectangle(10, 10, 50, 10)), line(rectangle(210, 10, 50, 10))];
    const [around] = findSides({ quad: null, backQuad: back, lines });
    expect(around?.[1].x).toBeLessThan(70);
  });
});

describe('findBox', () => {
  test('returns where a line is, as shares of the side', () => {
    const side = rectangle(100, 100, 200, 100);
    expect(findBox(rectangle(150, 125, 100, 25), side)).toEqual({
      left: 0.25,
      top: 0.25,
      width: 0.5,
      height: 0.25,
    });
    expect(findBox(rectangle(400, 125, 100, 25), side)).toBeNull();
  });

  test('returns an upright box on a card that was not upright', () => {
    const side = turnRight(rectangle(0, 0, 200, 100));
    const box = findBox(turnRight(rectangle(20, 10, 100, 20)), side);
    expect(box?.left).toBeCloseTo(0.1);
    expect(box?.width).toBeCloseTo(0.5);
    expect(box?.height).toBeCloseTo(0.2);
  });
});
