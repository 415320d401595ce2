import { expect, test } from 'vitest';
import type { Quad } from '../geometry.ts';
import { understandLines } from '../node/testing/understand-lines.ts';
import { cardLines } from '../understand/testing/card-lines.ts';
import { withoutBackground } from './without-background.ts';

const quad: Quad = [
  { x: 0, y: 0 },
  { x: 900, y: 0 },
  { x: 900, y: 500 },
  { x: 0, y: 500 },
];
const read = (outline: Quad | null, ...texts: string[]) =>
  understandLines(cardLines(...texts), { quad: outline });

const card = await read(quad, 'Jane Doe', 'Director', 'jane@acme.com');
const page = await read(
  null,
  'Please check the goods on arrival',
  'and report any damage within a week.',
);
const faint = await read(null, 'John Roe', 'Engineer', 'john@acme.com');

test('the page under a card is no card, and a card without an edge is one', () => {
  expect(withoutBackground([card, page, faint])).toEqual([card, faint]);
});

test('a picture without any outline keeps what was read', () => {
  expect(withoutBackground([page])).toEqual([page]);
});
