import { expect, it } from 'vitest';
import { createBodyTurns } from './wait-to-handle.ts';

const LARGE = { length: 1_000_000 };

/** An event loop whose clock moves only when a body is handled, or during a pause. */
function createLoop() {
  const loop = { time: 0, pauses: [] as number[] };
  const waitToHandle = createBodyTurns({
    now: () => loop.time,
    // Everything that is due is done before the next round begins.
    nextRound: () => new Promise((resolve) => setImmediate(resolve)),
    pause: async (milliseconds) => {
      loop.pauses.push(milliseconds);
      loop.time += milliseconds;
    },
  });
  return { loop, waitToHandle };
}

it('leaves as much time as a large body took before the next one', async () => {
  const { loop, waitToHandle } = createLoop();
  const handle = async (takes: number) => {
    await waitToHandle(LARGE);
    loop.time += takes;
  };
  await Promise.all([handle(8), handle(5), handle(0)]);
  expect(loop.pauses).toEqual([0, 8, 5]);
});

it('lets small bodies through at once', async () => {
  const { loop, waitToHandle } = createLoop();
  await waitToHandle({ length: 1_000 });
  expect(loop.pauses).toEqual([]);
});
