import { expect, test } from 'vitest';
import { countriesOfWords, trigramsOf } from './country-words.ts';

const likeliest = (texts: string[]) =>
  [...countriesOfWords(texts)].sort(([, a], [, b]) => b - a)[0] ?? [];

test.each([
  ['RO', ['Reparații mașini agricole', 'Str. Morii nr. 4', 'Șef birou vânzări']],
  ['IS', ['Gistiheimili og kaffihús', 'Opið allt árið', 'sími']],
  ['LT', ['direktorė', 'Baldų gamyba ir montavimas']],
  ['DE', ['Rohrleitungsbau und Wartung', 'Geschäftsführer']],
  ['KE', ['Wanjiru Kamau', 'Mama mboga', 'Kariakor Market']],
])('%s is told by its words', (country, texts) => {
  const [first, share] = likeliest(texts);
  expect(first).toBe(country);
  expect(share).toBeGreaterThan(0.5);
});

test('English words are printed everywhere', () => {
  const [, share] = likeliest(['Head of Sales', 'Family bakery since 1952', 'open all day']);
  expect(share).toBeLessThan(0.3);
});

test('addresses of the web are in no language', () => {
  const texts = ['Head of Sales', 'Family bakery'];
  const others = ['geschaeftsfuehrung@rohrleitungsbau.de', 'www.rohrleitungsbau-und-wartung.de'];
  expect(countriesOfWords([...texts, ...others])).toEqual(countriesOfWords(texts));
});

test('words in other letters than Latin ones tell nothing here', () => {
  expect(countriesOfWords(['Марија Кољева', 'адвокат']).size).toBe(0);
});

test('a word is its groups of three letters, with its ends', () => {
  expect(trigramsOf('Și')).toEqual(['_și', 'și_']);
  expect(trigramsOf('and')).toEqual(['_an', 'and', 'nd_']);
});
