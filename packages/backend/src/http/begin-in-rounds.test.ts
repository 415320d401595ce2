import { expect, it } from 'vitest';
import { createRounds } from './begin-in-rounds.ts';

/** Rounds that begin when a test says so, and who has begun since. */
function createLoop() {
  let begin: (() => void) | undefined;
  const begun: string[] = [];
  const enter = createRounds((next) => {
    begin = next;
  });
  return {
    send(address: string, times = 1) {
      for (let i = 0; i < times; i++) {
        const turn = enter(address);
        if (turn) void turn.then(() => begun.push(address));
        else begun.push(address);
      }
    },
    /** The addresses whose requests begin in the next round. */
    async round() {
      begun.length = 0;
      const next = begin;
      begin = undefined;
      next?.();
      await new Promise((resolve) => setImmediate(resolve));
      return begun.toSorted().join(' ');
    },
    begun,
  };
}

it('lets a few requests begin at once', () => {
  const { send, begun } = createLoop();
  send('eve', 20);
  expect(begun).toHaveLength(8);
});

it('lets somebody else begin in the next round, whatever waits before', async () => {
  const { send, round } = createLoop();
  send('eve', 200);
  send('ada');
  expect(await round()).toBe('ada eve eve eve eve eve eve eve');
});

it('goes round the addresses', async () => {
  const { send, round } = createLoop();
  send('eve', 8);
  for (const address of 'abcdefghij') send(address, 2);
  expect(await round()).toBe('a b c d e f g h');
  expect(await round()).toBe('a b c d e f i j');
  expect(await round()).toBe('g h i j');
});

it('begins anew when nobody waits anymore', async () => {
  const { send, round, begun } = createLoop();
  send('eve', 10);
  expect(await round()).toBe('eve eve');
  await round();
  begun.length = 0;
  send('ada', 8);
  expect(begun).toHaveLength(8);
});
