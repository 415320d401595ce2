import { expect, test } from 'vitest';
import type { Engine } from '../models/engine.ts';
import { areUpsideDown } from './is-upside-down.ts';

const crop = (width: number) => ({ width, height: 48, data: new Uint8Array(width * 48 * 3) });
/** From the shortest to the longest. The longest are judged first. */
const LINES = [200, 300, 400, 500, 600, 700, 800].map(crop);

/**
 * An engine whose direction network returns these numbers, one for each line, in the order of the calls.
 */
function engineOf(votes: readonly number[]) {
  const asked: number[] = [];
  let next = 0;
  const direction = {
    async run({ shape }: { shape: readonly number[] }) {
      const [count = 0] = shape;
      asked.push(count);
      const said = votes.slice(next, next + count);
      next += count;
      return {
        data: Float32Array.from(said.flatMap((vote) => [1 - vote, vote])),
        shape: [count, 2],
      };
    },
  };
  /** Reads nothing, so neither way up is better. */
  const recognizer = {
    model: {
      run: async ({ shape }: { shape: readonly number[] }) => ({
        data: new Float32Array((shape[0] as number) * 2),
        shape: [shape[0] as number, 1, 2],
      }),
    },
    alphabet: ['', 'a'],
  };
  return {
    engine: { direction, recognizer, alphabets: recognizer, ofScripts: {} } as unknown as Engine,
    asked,
  };
}

test('three lines that agree are enough', async () => {
  for (const [vote, turned] of [
    [0.97, true],
    [0.03, false],
  ] as const) {
    const { engine, asked } = engineOf([vote, vote, vote]);
    expect(await areUpsideDown(LINES, engine)).toBe(turned);
    expect(asked).toEqual([3]);
  }
});

test('if they disagree, the next three lines count too', async () => {
  const { engine, asked } = engineOf([0.95, 0.95, 0.5, 0.95, 0.95, 0.95]);
  expect(await areUpsideDown(LINES, engine)).toBe(true);
  expect(asked).toEqual([3, 3]);
});

test('a card with three lines that disagree is decided by those', async () => {
  const { engine } = engineOf([0.9, 0.85, 0.85]);
  expect(await areUpsideDown(LINES.slice(0, 3), engine)).toBe(true);
});

test('if all six disagree, reading both ways up decides, and upright is the default', async () => {
  const { engine, asked } = engineOf([0.5, 0.6, 0.5, 0.4, 0.6, 0.6]);
  expect(await areUpsideDown(LINES, engine)).toBe(false);
  expect(asked).toEqual([3, 3]);
});

test('without lines nothing is upside down', async () => {
  const { engine, asked } = engineOf([]);
  expect(await areUpsideDown([], engine)).toBe(false);
  expect(asked).toEqual([]);
});
