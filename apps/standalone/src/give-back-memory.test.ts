import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveBackMemory } from './give-back-memory.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A process whose memory and computing a test sets, and that gets down to 100 bytes when garbage is collected. */
function processOf(kept = 100) {
  const state = { memory: 100, computed: 0, collections: 0 };
  const end = giveBackMemory({
    memory: () => state.memory,
    computed: () => state.computed,
    collect: () => {
      state.collections += 1;
      state.memory = kept;
    },
  });
  return { state, end, look: () => vi.advanceTimersByTime(30_000) };
}

it('gives memory back after a burst, and not during it', () => {
  const { state, look } = processOf();
  look();
  state.memory = 200;
  state.computed += 20_000_000;
  look();
  expect(state).toMatchObject({ collections: 0, memory: 200 });
  look();
  expect(state).toMatchObject({ collections: 1, memory: 100 });
});

it('does not pause for a few percent', () => {
  const { state, look } = processOf();
  look();
  state.memory = 109;
  look();
  expect(state.collections).toBe(0);
});

it('does not try again for what is in use', () => {
  const { state, look } = processOf(180);
  look();
  state.memory = 200;
  for (let i = 0; i < 5; i++) look();
  expect(state.collections).toBe(1);
});

it('ends with the server', () => {
  const { state, look, end } = processOf();
  look();
  end();
  state.memory = 200;
  look();
  expect(state.collections).toBe(0);
});
