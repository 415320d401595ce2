import { expect, test } from 'vitest';
import { spellSigns } from './spell-signs.ts';

test('letters with marks are those of the same word elsewhere on the card', () => {
  const texts = [
    { label: 'organization' as const, text: 'Kjazrbak', confidence: 0.92 },
    { label: 'name' as const, text: 'Søren Kjærbæk', confidence: 1 },
  ];
  expect(spellSigns(texts, ['kjaerbaek'])[0]?.text).toBe('Kjærbæk');
});

/** The name of a firm, read with a confidence, beside addresses of these tokens. */
const spelt = (text: string, confidence: number, ...tokens: string[]) =>
  spellSigns([{ label: 'organization' as const, text, confidence }], tokens)[0]?.text;

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
