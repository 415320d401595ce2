import { expect, test } from 'vitest';
import { cutSegments } from '../choose/segments.ts';
import { toldCard } from '../testing/told-words.ts';
import { spellSigns } from './spell-signs.ts';

/** A line that a network took for a firm, read with a confidence, beside addresses of these tokens. */
function spelt(text: string, confidence: number, ...tokens: string[]): string | undefined {
  const { words, laid } = toldCard([[text, ['organisation']]]);
  const segments = cutSegments(words, laid).map((segment) => ({ ...segment, confidence }));
  return spellSigns(segments, tokens)[0]?.text;
}

test('a sign read unsurely is spelt as the addresses spell it', () => {
  expect(spelt('bocrronegro', 0.95, 'barronegro')).toBe('barronegro');
  expect(spelt('ORONAVE Lda.', 0.9, 'bronave')).toBe('BRONAVE Lda.');
});

test('what is read surely, or is another word, stays', () => {
  expect(spelt('Petersen', 0.99, 'petersens')).toBe('Petersen');
  expect(spelt('Moinho', 0.9, 'ribeira')).toBe('Moinho');
});

test('what addresses spell without its marks keeps them', () => {
  expect(spelt('Bächtiger & Jäggi', 0.9, 'baechtiger', 'jaeggi')).toBe('Bächtiger & Jäggi');
});
