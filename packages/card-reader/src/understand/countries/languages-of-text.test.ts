import { expect, test } from 'vitest';
import { spokenLanguages, trigramsOf } from './languages-of-text.ts';

test.each([
  ['ro', ['Reparații mașini agricole', 'Str. Morii nr. 4', 'Șef birou vânzări']],
  ['is', ['Gistiheimili og kaffihús', 'Opið allt árið', 'sími']],
  ['lt', ['direktorė', 'Baldų gamyba ir montavimas']],
  ['es', ['Carpintería metálica', 'Gerente de ventas', 'abierto de lunes a viernes']],
  ['de', ['Rohrleitungsbau und Wartung', 'Geschäftsführer']],
  ['en', ['Head of Sales', 'Family bakery since 1952', 'open all day']],
])('%s is told by its letters', (language, texts) => {
  const [first] = spokenLanguages(texts);
  expect(first?.language).toBe(language);
  expect(first?.share).toBeGreaterThan(0.5);
});

test('addresses of the web are in no language', () => {
  const texts = ['Head of Sales', 'Family bakery'];
  const others = ['geschaeftsfuehrung@rohrleitungsbau.de', 'www.rohrleitungsbau-und-wartung.de'];
  expect(spokenLanguages([...texts, ...others])).toEqual(spokenLanguages(texts));
});

test('a word is its groups of three letters, with its ends', () => {
  expect(trigramsOf('Și')).toEqual(['_și', 'și_']);
  expect(trigramsOf('and')).toEqual(['_an', 'and', 'nd_']);
});
