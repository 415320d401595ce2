import { createRandom } from '@cardsift/invented-cards/random';
import { expect, test } from 'vitest';
import { parseWrittenCards } from '../written/parse-written-card.ts';
import { placedLines } from './draw-written-card.ts';
import { leaveOutLines } from './leave-out-lines.ts';

test('names and organizations stay, and a slogan is left out with both of its lines', () => {
  const [card] = parseWrittenCards(
    [
      '=== de | plumber | 85x55',
      '6 6 13 | [org* Huber Sanitär]',
      '6 14 7 | [tagline Wir kommen,]',
      '6 18 7 | [tagline+ wenn es tropft]',
      '6 24 9 | [name* Josef Huber]',
    ].join('\n'),
  );
  const texts = Array.from({ length: 60 }, (_, seed) =>
    leaveOutLines(card ? placedLines(card) : [], createRandom(seed)).map(({ spans }) =>
      spans.map(({ text }) => text).join(''),
    ),
  );
  const whole = ['Huber Sanitär', 'Wir kommen,', 'wenn es tropft', 'Josef Huber'];
  expect(texts).toContainEqual(whole);
  expect(texts).toContainEqual(['Huber Sanitär', 'Josef Huber']);
  expect(new Set(texts.map((lines) => lines.length))).toEqual(new Set([2, 4]));
});
