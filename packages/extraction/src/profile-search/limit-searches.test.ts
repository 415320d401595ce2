import { afterEach, expect, it, vi } from 'vitest';
import { limitSearches } from './limit-searches.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('spreads searches over the minute', async () => {
  vi.useFakeTimers();
  let searches = 0;
  const provider = limitSearches(
    { search: async () => [{ url: `${++searches}`, title: '', text: '' }] },
    30,
  );
  const all = Promise.all(['a', 'b', 'c'].map((query) => provider.search(query)));
  await vi.advanceTimersByTimeAsync(0);
  expect(searches).toBe(1);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(searches).toBe(2);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(searches).toBe(3);
  await all;
});
