import { expect, test } from 'vitest';
import { understandLines } from '../node/testing/understand-lines.ts';
import { cardLines } from '../understand/testing/card-lines.ts';
import { saysSomething } from './says-something.ts';

const says = async (...lines: Parameters<typeof cardLines>) =>
  saysSomething(await understandLines(cardLines(...lines)));

test('a logo alone is nothing to read', async () => {
  expect(await says({ text: 'NORDWERK', size: 90 }, 'Maschinenbau GmbH')).toBe(false);
});

test('a shop that can be called is', async () => {
  expect(await says({ text: 'HIGHLAND CABS', size: 60 }, '01463 710 555')).toBe(true);
});

test('a person is, however little else a card says', async () => {
  expect(await says({ text: 'Jane Smith', size: 40 }, 'Head of Sales')).toBe(true);
});
