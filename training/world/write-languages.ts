/**
 * Writes the trigrams that tell each language apart, from the material and from OpenStreetMap's names for trades:
 * `node training/world/write-languages.ts`; it prints how many languages, and the length of the file.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { STEPS, trigramsOf } from '@cardsift/card-reader/understand/countries/languages-of-text';
import { material, textsOf } from './material.ts';

const target = new URL(
  '../../packages/card-reader/src/understand/countries/trigrams.json',
  import.meta.url,
);

/** Countries whose cards are in English, with few other words. */
const ENGLISH = 'AE AU BD CA GB GH HK IE IN KE LK NG NZ PH PK SG US ZA'.split(' ');
/** Those of them whose people and places have names from other languages. */
const IN_ENGLISH = 'AE BD GH HK IN KE LK NG NZ PH PK SG ZA'.split(' ');
/** Languages that differ by only a few words. */
const TOGETHER: Record<string, string> = { sr: 'hr', bs: 'hr', ms: 'id', ast: 'es' };
/** Languages of the map that hardly anybody prints cards in. */
const LEFT_OUT = new Set(['eo', 'br']);

/** A frequent word tells more, but not in proportion to its frequency. */
const MOST_OFTEN = 4;
/** Strength of the prior: so many trigrams, distributed as in all languages together. */
const BELIEVED = 400;
/** Trigrams kept for each language. */
const KEPT = 700;

/** Whether a country's own language is in letters that are not read, so what is read is English or names. */
const isForeign = (code: string, [first = '']: readonly string[]) =>
  !ENGLISH.includes(code) && (first === 'en' || first === 'he');

const words = new Map<string, Map<string, number>>();
function learn(language: string, texts: readonly string[]): void {
  const own = TOGETHER[language] ?? language;
  const counts = words.get(own) ?? new Map<string, number>();
  words.set(own, counts);
  for (const text of texts)
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? [])
      counts.set(word, Math.min(MOST_OFTEN, (counts.get(word) ?? 0) + 1));
}
for (const { code, languages, titles, departments, organizations, ...rest } of material) {
  const language = ENGLISH.includes(code) ? 'en' : languages[0];
  if (isForeign(code, languages)) continue;
  const { taglines, services, hours, other, registers, labels, addresses } = rest;
  const texts = [titles, departments, organizations, taglines, services, hours, other, labels];
  learn(language, textsOf([...texts, registers, addresses.streets]));
}
// Names of people and places look like another language, although the card is in English.
for (const { code, languages, people, addresses } of material) {
  if (isForeign(code, languages) || IN_ENGLISH.includes(code))
    learn(code, textsOf([people, addresses.cities]));
}
const map = new URL('../understanding/openstreetmap.json', import.meta.url);
for (const [language, { trades }] of Object.entries<{ trades: string[] }>(
  JSON.parse(readFileSync(map, 'utf8')).languages,
)) {
  if (!LEFT_OUT.has(language)) learn(language, trades);
}

const counted = new Map<string, Map<string, number>>();
for (const [language, own] of words) {
  const counts = new Map<string, number>();
  for (const [word, times] of own)
    for (const group of trigramsOf(word)) counts.set(group, (counts.get(group) ?? 0) + times);
  counted.set(language, counts);
}
const totals = new Map(
  [...counted].map(([language, counts]) => [
    language,
    [...counts.values()].reduce((a, b) => a + b, 0),
  ]),
);
const everywhere = new Map<string, number>();
for (const [language, counts] of counted)
  for (const [group, count] of counts)
    everywhere.set(
      group,
      (everywhere.get(group) ?? 0) + count / (totals.get(language) ?? 1) / counted.size,
    );
const told: Record<string, string> = {};
for (const [language, counts] of [...counted].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const total = totals.get(language) ?? 1;
  const groups = [...counts]
    .filter(([, count]) => count > 2)
    .map(([group, count]) => {
      const expected = everywhere.get(group) ?? 1;
      const share = (count + BELIEVED * expected) / (total + BELIEVED);
      return { group, count, tells: Math.log(share / expected) };
    })
    .filter(({ tells }) => tells > 1 / STEPS)
    .sort((a, b) => b.tells * b.count - a.tells * a.count)
    .slice(0, KEPT);
  told[language] = groups
    .map(({ group, tells }) => group + Math.min(9, Math.round(tells * STEPS)))
    .sort()
    .join(' ');
}
writeFileSync(target, `${JSON.stringify(told, null, 2)}\n`);
console.log(Object.keys(told).length, 'languages', JSON.stringify(told).length, 'characters');
