import { expect, test } from 'vitest';
import { trimEdges, wholeBrackets } from './whole-brackets.ts';

/** What a stretch of a line becomes. */
function whole(line: string, stretch: string): string {
  const start = line.indexOf(stretch);
  return line.slice(...wholeBrackets(line, start, start + stretch.length));
}

test.each([
  ['Ribarnica «Molik» | Zadar', 'Ribarnica «Molik', 'Ribarnica «Molik»'],
  ['白鳥手袋工業（株）', '白鳥手袋工業（株', '白鳥手袋工業（株）'],
  ['（株）田中', '株）田中', '（株）田中'],
  ['Gasthaus „Zur Linde“', 'Gasthaus „Zur Linde', 'Gasthaus „Zur Linde“'],
  ['«Molik»', 'Molik', 'Molik'],
  ['Anna Ott (Bern)', 'Anna Ott', 'Anna Ott'],
  ['Huỳnh Sướng (Năm Sướng)', 'Huỳnh Sướng (Năm', 'Huỳnh Sướng (Năm Sướng)'],
])('in “%s”, “%s” is “%s”', (line, stretch, text) => {
  expect(whole(line, stretch)).toBe(text);
});

test.each([
  ['– Anna Ott |', 'Anna Ott'],
  ['(Anna Ott', 'Anna Ott'],
  ['(株)田中', '(株)田中'],
  ['Kowalczyk-', 'Kowalczyk-'],
  ['◆ Anna Ott', 'Anna Ott'],
  ['×Barber', 'Barber'],
  ['Ω Sunshine Electronics', 'Sunshine Electronics'],
  ['Α. Παππάς', 'Α. Παππάς'],
])('“%s” without its edges is “%s”', (text, bare) => {
  expect(trimEdges(text)).toBe(bare);
});
