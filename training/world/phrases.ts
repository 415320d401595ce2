import { readFileSync } from 'node:fs';
import { type Country, loadCountries } from '../understanding/generate/material.ts';
import { textsOf } from './material.ts';

/** Languages with rare letters, by the country whose cards use them: `spellings/<language>.txt`. */
const MORE: Record<string, string> = {
  AZ: 'az',
  MT: 'mt',
  UZ: 'uz',
  VN: 'vi',
};

function phrasesIn({
  people,
  titles,
  departments,
  organizations,
  taglines,
  services,
  addresses,
  more,
}: Country) {
  const own = { people, titles, departments, organizations, taglines, services };
  return textsOf([own, addresses.streets, addresses.cities, more.given, more.surnames]);
}

/** What cards of each country say, correctly spelled. */
export const phrases = new Map<string, string[]>();
const add = (country: string, texts: string[]) =>
  phrases.set(country, [
    ...(phrases.get(country) ?? []),
    ...texts.map((text) => text.normalize('NFC')),
  ]);

const material = new URL('../understanding/material', import.meta.url).pathname;
for (const part of ['train', 'held out'] as const)
  for (const country of loadCountries(material, part)) add(country.country, phrasesIn(country));
for (const [country, language] of Object.entries(MORE)) {
  const file = new URL(`spellings/${language}.txt`, import.meta.url);
  add(country, readFileSync(file, 'utf8').trim().split('\n'));
}
