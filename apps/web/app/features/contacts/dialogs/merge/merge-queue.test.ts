import { expect, test } from 'vitest';
import { row } from '../../testing/rows.ts';
import { currentPair, nextQueue, startQueue } from './merge-queue.ts';

const [a, b, c, d, e] = [row(), row(), row(), row(), row()] as const;

test('the oldest contact of a group stays', () => {
  expect(currentPair(startQueue([[a, b]]))).toEqual([b, a]);
});

test('a group of three is merged two at a time, into the merged contact', () => {
  const merged = { ...c, full_name: 'Merged' };
  const queue = nextQueue(
    startQueue([
      [a, b, c],
      [d, e],
    ]),
    merged,
  );
  expect(currentPair(queue)).toEqual([merged, a]);
  expect(queue).toHaveLength(2);
});

test('skipping leaves the second contact alone and goes on', () => {
  const queue = startQueue([
    [c, b, a],
    [e, d],
  ]);
  const [first] = queue[0] ?? [];
  const afterSkip = nextQueue(queue);
  expect(currentPair(afterSkip)?.[0]).toBe(first);
  expect(currentPair(nextQueue(afterSkip))).toEqual([e, d]);
  expect(currentPair(nextQueue(nextQueue(afterSkip)))).toBeNull();
});
