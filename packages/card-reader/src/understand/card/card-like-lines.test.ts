import { expect, test } from 'vitest';
import { MOST_LINES_OF_CARD } from '../../limits.ts';
import { understandLines } from '../../node/testing/understand-lines.ts';
import { cardLines } from '../testing/card-lines.ts';
import { cardLikeLines } from './card-like-lines.ts';
import { layOut } from './lay-out.ts';

const page = cardLines(
  { text: 'Jane Smith', size: 60 },
  ...Array.from({ length: 2000 }, (_, i) => `and line ${i} of a page that is no card`),
  'jane.smith@maplelowe.co.uk',
);

test('of a page only the lines that could be a card’s keep their text', () => {
  const kept = cardLikeLines(layOut(page)).filter(({ text }) => text !== '');
  expect(kept).toHaveLength(MOST_LINES_OF_CARD);
  expect(kept[0]?.text).toBe('Jane Smith');
  expect(kept.at(-1)?.text).toBe('jane.smith@maplelowe.co.uk');
});

test('a card keeps all its lines', () => {
  const card = layOut(page.slice(0, 40));
  expect(cardLikeLines(card)).toEqual(card);
});

test('what a scanner’s app writes over a picture is nothing of the card', () => {
  const lines = layOut(
    cardLines('Scanned with', 'CamScanner', 'CS CamScanner', 'Scanned Acme Ltd.'),
  );
  const texts = cardLikeLines(lines).map(({ text }) => text);
  expect(texts).toEqual(['', '', '', 'Scanned Acme Ltd.']);
});

test('a reading keeps the text of every line, also of those that were not looked at', async () => {
  const reading = await understandLines(page);
  expect(reading.lines.map(({ text }) => text)).toEqual(page.map(({ text }) => text));
  expect(reading.emails[0]?.value).toBe('jane.smith@maplelowe.co.uk');
});
