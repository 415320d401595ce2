/**
 * Writes the words that say what a firm does, not which firm it is: those of OpenStreetMap's trades, and those that
 * several organizations of the material share. `node training/world/write-trade-words.ts`; it prints how many.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { lexemesOf } from '@cardsift/card-reader/understand/text/words';
import { allLocales } from '@faker-js/faker';
import { material, textsOf } from './material.ts';

const target = new URL(
  '../../packages/card-reader/src/understand/lexicon/trade-words.json',
  import.meta.url,
);

/** A word in so many names of the material is no accident. */
const SHARED_BY = 3;

const map = new URL('../understanding/openstreetmap.json', import.meta.url);
const {
  languages,
  nativeTrades,
}: {
  languages: Record<string, { trades: string[] }>;
  nativeTrades: Record<string, string[]>;
} = JSON.parse(readFileSync(map, 'utf8'));

const counts = new Map<string, number>();
for (const { organizations } of material) {
  const { firms, shops, institutions } = organizations;
  for (const name of [...firms, ...shops, ...institutions] as string[])
    for (const word of new Set(lexemesOf(name))) counts.set(word, (counts.get(word) ?? 0) + 1);
}
const shared = [...counts].filter(([, count]) => count >= SHARED_BY).map(([word]) => word);
const trades = [
  ...Object.values(languages).flatMap(({ trades }) => trades),
  ...Object.values(nativeTrades).flat(),
].flatMap(lexemesOf);

/** People and towns, which shops are named after. Faker has people of some seventy countries. */
const names = new Set(
  [
    ...material.map(({ people, addresses: { cities, regions, countryNames } }) => [
      people,
      cities,
      regions,
      countryNames,
    ]),
    ...Object.values(allLocales).map(({ person }) => [person?.first_name, person?.last_name]),
  ]
    .flatMap(textsOf)
    .flatMap(lexemesOf),
);
/** “店” is every shop's, and “药店” a chemist's. */
const isLong = (word: string) => word.length > (/\p{Script=Han}/u.test(word) ? 1 : 2);

const words = new Set(
  [...shared, ...trades].filter((word) => isLong(word) && !names.has(word) && !/\d/.test(word)),
);
writeFileSync(target, `${JSON.stringify([...words].sort().join(' '))}\n`);
console.log(`${words.size} words`);
