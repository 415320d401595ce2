import { expect, test } from 'vitest';
import { byLanguages } from './by-languages.ts';

test('beside another script English is a second language, and tells nothing', () => {
  const texts = ['Plumbing and heating', 'Free estimates for bathrooms'];
  const [alone] = byLanguages(texts);
  expect(alone?.get('US')).toBeGreaterThan(0.2);
  const [beside] = byLanguages(texts, [...texts, 'Иоланда Берд']);
  expect(beside?.has('US')).toBe(false);
});
