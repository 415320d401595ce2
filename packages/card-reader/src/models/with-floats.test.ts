import { expect, test } from 'vitest';
import { withFloats } from './with-floats.ts';

test('an array that was lent before is lent again, filled with zeros', async () => {
  const first = await withFloats(6, async (floats) => floats.fill(1));
  const again = await withFloats(4, async (floats) => [floats.buffer, [...floats]]);
  expect(again).toEqual([first.buffer, [0, 0, 0, 0]]);
});

test('simultaneous borrowers get separate arrays', async () => {
  const buffers = await withFloats(6, (one) =>
    withFloats(6, async (other) => [one.buffer, other.buffer]),
  );
  expect(buffers[0]).not.toBe(buffers[1]);
});

test('arrays are returned after an error too', async () => {
  let lent: unknown;
  const failed = withFloats(60, async ({ buffer }) => {
    lent = buffer;
    throw new Error('no network');
  });
  await expect(failed).rejects.toThrow('no network');
  expect(await withFloats(60, async ({ buffer }) => buffer)).toBe(lent);
});
