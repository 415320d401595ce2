import { expect, test } from 'vitest';
import { LEXICON_BITS, lexiconBits } from './lexicon-bits.ts';

test.each([
  ['Jane', [0]],
  ['Warszawa', [1]],
  ['Geschäftsführerin,', [2]],
  ['GmbH', [9]],
  ['Xqzw', []],
])('what lists know of “%s”', (word, known) => {
  const bits = lexiconBits(word);
  expect(bits).toHaveLength(LEXICON_BITS);
  for (const bit of known) expect(bits[bit], `bit ${bit}`).toBe(1);
  if (known.length === 0) expect(bits).not.toContain(1);
});

test('a single letter is on no list', () => {
  expect(lexiconBits('D')).not.toContain(1);
});
