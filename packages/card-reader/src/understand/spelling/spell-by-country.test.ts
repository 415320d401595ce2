import { expect, it } from 'vitest';
import { mendTexts } from './mend-texts.ts';
import { spellByCountry } from './spell-by-country.ts';

it.each([
  ['Girts', 'LV', 'Ģirts'],
  ['Pórdís', 'IS', 'Þórdís'],
  ['PÓRDÍS', 'IS', 'ÞÓRDÍS'],
  ['Durdica', 'HR', 'Đurđica'],
])('%s is spelt with its marks in %s', (read, country, meant) => {
  expect(spellByCountry(read, country)).toBe(meant);
});

it('leaves a letter that was read with another mark of the country', () => {
  expect(spellByCountry('Đurdića', 'HR')).toBe('Đurdića');
  expect(spellByCountry('Ðurdica', 'HR')).toBe('Đurđica');
});

it('leaves words that it does not know, and those of other countries', () => {
  expect(spellByCountry('Xyzzy', 'LV')).toBe('Xyzzy');
  expect(spellByCountry('Girts', 'DE')).toBe('Girts');
});

it.each([
  ['ibrahim Doğanay', 'TR', 'İbrahim Doğanay'],
  ['Arkevsen inşaat ve Tic.', 'TR', 'Arkevsen İnşaat ve Tic.'],
  ['Çağrı ÖZDEMiR', 'TR', 'Çağrı ÖZDEMİR'],
  ['Her türlü inşaat işleri', 'TR', 'Her türlü inşaat işleri'],
  ['Forlì & FORLİ', 'IT', 'Forlì & FORLI'],
])('«%s» is written in %s with its kinds of i: «%s»', (text, home, meant) => {
  expect(mendTexts([{ text, confidence: 1 }], { tokens: [], home })[0]?.text).toBe(meant);
});

it('writes Romanian with commas, however surely cedillas were read', () => {
  const pieces = [{ text: 'Şef Serviciu Achiziţii', confidence: 1 }];
  const mended = (home: string) => mendTexts(pieces, { tokens: [], home })[0]?.text;
  expect(mended('RO')).toBe('Șef Serviciu Achiziții');
  expect(mended('TR')).toBe('Şef Serviciu Achiziţii');
});

it('leaves the card of somebody who writes no marks', () => {
  const mended = (...texts: string[]) =>
    mendTexts(
      texts.map((text) => ({ text, confidence: 0.95 })),
      { tokens: [], home: 'LV' },
    ).map(({ text }) => text);
  expect(mended('Girts Udris', 'Direktors')).toEqual(['Girts Udris', 'Direktors']);
  expect(mended('Girts Udris', 'Valdes priekšsēdētājs')).toEqual([
    'Ģirts Ūdris',
    'Valdes priekšsēdētājs',
  ]);
});
