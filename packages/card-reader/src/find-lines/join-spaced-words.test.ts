import { expect, test } from 'vitest';
import type { TextLine } from '../reading.ts';
import { joinSpacedWords } from './join-spaced-words.ts';

function word(text: string, x: number, y = 0): TextLine<'frame'> {
  const right = x + text.length * 20;
  const quad = [
    { x, y },
    { x: right, y },
    { x: right, y: y + 24 },
    { x, y: y + 24 },
  ] as const;
  const doubts = [{ at: 1, letters: ['0'] }];
  return { text, quad, confidence: 0.9, doubts };
}

const texts = (...lines: TextLine<'frame'>[]) => joinSpacedWords(lines).map(({ text }) => text);

test('letter-spaced capitals in one row are one line, and keep their doubts', () => {
  const [line, ...others] = joinSpacedWords([word('LE', 0), word('GOFF', 60), word('ET', 162)]);
  expect(others).toEqual([]);
  expect(line?.text).toBe('LE GOFF ET');
  expect(line?.quad.map(({ x }) => x)).toEqual([0, 202, 202, 0]);
  expect(line?.doubts?.map(({ at }) => line.text.charAt(at))).toEqual(['E', 'O', 'T']);
});

test('columns, rows, small letters and numbers stay separate', () => {
  expect(texts(word('SALES', 0), word('LONDON', 180))).toEqual(['SALES', 'LONDON']);
  expect(texts(word('SALES', 0), word('LONDON', 0, 40))).toEqual(['SALES', 'LONDON']);
  expect(texts(word('Sales', 0), word('LONDON', 120))).toEqual(['Sales', 'LONDON']);
  expect(texts(word('FAX', 0), word('020 7946', 80))).toEqual(['FAX', '020 7946']);
});
