import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => void vi.useRealTimers());

test.each([
  ['is not asked for again within seconds', 1_000, 1],
  ['is asked for again when the clock was set back by hours meanwhile', -5 * 3_600_000, 2],
])('what a page has %s', async (_, milliseconds, times) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const client = createQueryClient();
  const queryFn = vi.fn(async () => 'rows');
  const look = () =>
    new QueryObserver(client, { queryKey: ['rows'], queryFn }).subscribe(() => undefined)();
  look();
  await expect.poll(() => client.isFetching()).toBe(0);
  vi.setSystemTime(Date.now() + milliseconds);
  look();
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(queryFn).toHaveBeenCalledTimes(times);
});
