/**
 * Writes given names, folded: those of the material and of Faker's locales, without words that organizations use
 * too. `node training/world/write-given-words.ts`; it prints how many.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { givenNames } from '@cardsift/card-reader/understand/lexicon/word-lists';
import { lexemesOf } from '@cardsift/card-reader/understand/text/words';
import { allLocales } from '@faker-js/faker';
import { material, textsOf } from './material.ts';

const target = new URL(
  '../../packages/card-reader/src/understand/lexicon/given-words.json',
  import.meta.url,
);
const map = new URL('../understanding/openstreetmap.json', import.meta.url);
const languages: Record<string, { trades: string[] }> = JSON.parse(
  readFileSync(map, 'utf8'),
).languages;

/** “Royal”, “Star”: a given name, but of more firms than people. */
const SHARED_BY = 2;

const counts = new Map<string, number>();
const count = (word: string) => counts.set(word, (counts.get(word) ?? 0) + 1);
for (const { organizations } of material)
  for (const word of new Set(textsOf(organizations).flatMap(lexemesOf))) count(word);
const trades = new Set(Object.values(languages).flatMap(({ trades }) => trades.flatMap(lexemesOf)));

const given = [
  ...material.map(({ people }) => [people.female, people.male]),
  ...Object.values(allLocales).map(({ person }) => person?.first_name),
]
  .flatMap(textsOf)
  .flatMap(lexemesOf);
/** Scripts that the reader knows, one for each word. Latin letters have lost their marks. */
const IN_ONE_SCRIPT =
  /^(?:[a-z]+|\p{Script=Cyrillic}+|\p{Script=Greek}+|\p{Script=Hangul}+|\p{Script=Han}{1,3}|\p{Script=Hiragana}+|\p{Script=Katakana}+)$/u;
/** In letters. An ideograph says more than a letter does. */
const SHORTEST = 3;
const isLong = (word: string) => word.length >= SHORTEST || /\p{Script=Han}/u.test(word);

const isOfFirms = (word: string) => trades.has(word) || (counts.get(word) ?? 0) >= SHARED_BY;
const words = new Set(
  given.filter(
    (word) => isLong(word) && IN_ONE_SCRIPT.test(word) && !isOfFirms(word) && !givenNames.has(word),
  ),
);
writeFileSync(target, `${JSON.stringify([...words].sort().join(' '))}\n`);
console.log(`${words.size} words`);
