import { createRandom } from '@cardsift/invented-cards/random';
import { expect, test } from 'vitest';
import type { PlacedLine } from './lay-out-card.ts';
import { value } from './printed-text.ts';
import { wrapSome } from './wrap-line.ts';

const line = (text: string, y: number, label: 'title' | 'address'): PlacedLine => ({
  spans: [{ text, value: value(label) }],
  x: 0,
  y,
  width: text.length * 10,
  height: 20,
});

const card = [line('Head of Customer Success', 0, 'title'), line('12 High Street', 60, 'address')];

const textOf = ({ spans }: PlacedLine) => spans.map(({ text }) => text).join('');

/** Many seeds, because only some of them wrap the card. */
const drawn = Array.from({ length: 60 }, (_, seed) => wrapSome(card, createRandom(seed)));

test('a title is sometimes set on two lines, as one value, and what is below moves down', () => {
  const wrapped = drawn.filter(({ length }) => length === 3);
  expect(wrapped.length).toBeGreaterThan(3);
  expect(wrapped.length).toBeLessThan(40);
  for (const [first, second, below] of wrapped as [PlacedLine, PlacedLine, PlacedLine][]) {
    expect(`${textOf(first)} ${textOf(second)}`).toBe('Head of Customer Success');
    expect(second.spans[0]?.value).toBe(first.spans[0]?.value);
    expect(second.y).toBeGreaterThanOrEqual(first.y + first.height);
    expect(below.y).toBeGreaterThanOrEqual(second.y + second.height);
  }
});

test('an address is never wrapped', () => {
  for (const lines of drawn) expect(textOf(lines.at(-1) as PlacedLine)).toBe('12 High Street');
});
