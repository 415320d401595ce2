import { createRandom } from '@cardsift/invented-cards/random';
import { expect, test } from 'vitest';
import { parseWrittenCards } from '../written/parse-written-card.ts';
import { placedLines } from './draw-written-card.ts';
import { exchangeWords } from './exchange-words.ts';
import { collectWords } from './word-pool.ts';

const CARD = [
  '=== de | plumber | 85x55',
  '6 6 13 | [org* Sanitär [name Huber]]',
  '6 20 9 | [name* Josef Huber]',
  '6 26 8 | [title* Installateur]',
  '6 40 7 | [email j.huber@huber-sanitaer.example]',
].join('\n');
const OTHERS = [
  '=== de | baker | 85x55',
  '6 6 13 | [org* Backstube Ott]',
  '6 20 9 | [name* Karl Maier]',
  '6 26 8 | [title* Bäcker]',
].join('\n');

/** The card's lines for several seeds, with values of the other card in their places. */
function exchanged(): string[][] {
  const pool = collectWords(parseWrittenCards(OTHERS), placedLines);
  return Array.from({ length: 40 }, (_, seed) => {
    const [card] = parseWrittenCards(CARD);
    const lines = card ? placedLines(card) : [];
    exchangeWords(lines, 'de', pool, createRandom(seed));
    return lines.map(({ spans }) => spans.map(({ text }) => text).join(''));
  });
}

test('an exchanged name is also exchanged in the organization and the address that contain it', () => {
  const renamed = exchanged().filter(([, name]) => name === 'Karl Maier');
  expect(renamed.length).toBeGreaterThan(10);
  for (const [sign, , , email] of renamed) {
    expect(sign).toBe('Sanitär Maier');
    expect(email).toBe('k.maier@maier-sanitaer.example');
  }
});

test('a card keeps some of its words', () => {
  const all = exchanged();
  expect(all.some(([, name]) => name === 'Josef Huber')).toBe(true);
  expect(all.some(([, , title]) => title === 'Bäcker')).toBe(true);
  expect(all.some(([, , title]) => title === 'Installateur')).toBe(true);
});

test('an organization with a person’s name is not used on another card', () => {
  const pool = collectWords(parseWrittenCards(CARD), placedLines);
  expect(pool.pick('organization', 'de', createRandom(1))).toBeUndefined();
  expect(pool.pick('name', 'de', createRandom(1))).toBe('Josef Huber');
});
