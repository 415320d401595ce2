import { expect, test } from 'vitest';
import { describeTimes } from './days-left.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const describe = (deleted: number, created: number, daysOfRule: number | null = null) =>
  describeTimes({ deleted_at: ago(deleted), created_at: ago(created) }, daysOfRule, NOW);

test.each<[number, string]>([
  [0, 'Deleted today · 30 days left'],
  [0.9, 'Deleted today · 30 days left'],
  [1, 'Deleted yesterday · 29 days left'],
  [3.5, 'Deleted 3 days ago · 27 days left'],
  [29.5, 'Deleted 29 days ago · 1 day left'],
  [31, 'Deleted 31 days ago · going today'],
  // By a clock that is behind.
  [-2, 'Deleted today · 30 days left'],
])('deleted %s days ago', (days, text) => {
  expect(describe(days, 400)).toBe(text);
});

test('a rule that deletes contacts earlier counts, and one that deletes later does not', () => {
  expect(describe(3, 85, 90)).toBe('Deleted 3 days ago · 5 days left');
  expect(describe(3, 10, 90)).toBe('Deleted 3 days ago · 27 days left');
});
