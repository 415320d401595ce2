/**
 * Writes the groups of three letters that tell countries apart, from the written cards that are not held out and from
 * the material: `node training/world/write-country-words.ts`; it prints how many countries, and the length of the file.
 */

import { writeFileSync } from 'node:fs';
import {
  STEPS,
  spokenWords,
  trigramsOf,
} from '@cardsift/card-reader/understand/country/country-words';
import { isSupportedCountry } from 'libphonenumber-js/max';
import { readWrittenCards } from '../understanding/written/read-written-cards.ts';
import { material, textsOf } from './material.ts';

const target = new URL(
  '../../packages/card-reader/src/understand/country/country-words.json',
  import.meta.url,
);

/** A country with fewer cards is not told by words. */
const CARDS = 15;
/** The share of Latin letters of a card whose words count. */
const LATIN = 0.6;
/** A frequent word tells more, but not in proportion to its frequency. */
const MOST_OFTEN = 4;
/** Strength of the prior: so many groups, distributed as in all countries together. */
const BELIEVED = 400;
/** Groups kept for each country. */
const KEPT = 1000;

const words = new Map<string, Map<string, number>>();
function learn(country: string, texts: readonly string[]): void {
  const counts = words.get(country) ?? new Map<string, number>();
  words.set(country, counts);
  for (const word of spokenWords(texts))
    counts.set(word, Math.min(MOST_OFTEN, (counts.get(word) ?? 0) + 1));
}

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;
const isLatin = (text: string) =>
  count(text, /\p{Script=Latin}/gu) >= LATIN * Math.max(1, count(text, /\p{L}/gu));

const byCountry = Map.groupBy(readWrittenCards('learn'), ({ country }) => country.toUpperCase());
for (const [country, cards] of byCountry) {
  const texts = cards
    .map(({ lines }) => lines.map(({ text }) => text))
    .filter((own) => isLatin(own.join(' ')));
  if (texts.length >= CARDS && isSupportedCountry(country))
    for (const own of texts) learn(country, own);
}
for (const { code, people, addresses, titles, departments, organizations, ...rest } of material) {
  if (!words.has(code)) continue;
  const { taglines, services, hours, other, registers, labels } = rest;
  const said = [titles, departments, organizations, taglines, services, hours, other, labels];
  for (const text of textsOf([...said, registers, people, addresses.cities, addresses.streets]))
    if (isLatin(text)) learn(code, [text]);
}

const counted = new Map<string, Map<string, number>>();
for (const [country, own] of words) {
  const counts = new Map<string, number>();
  for (const [word, times] of own)
    for (const group of trigramsOf(word)) counts.set(group, (counts.get(group) ?? 0) + times);
  counted.set(country, counts);
}
const totals = new Map(
  [...counted].map(([country, counts]) => [
    country,
    [...counts.values()].reduce((a, b) => a + b, 0),
  ]),
);
const everywhere = new Map<string, number>();
for (const [country, counts] of counted)
  for (const [group, times] of counts)
    everywhere.set(
      group,
      (everywhere.get(group) ?? 0) + times / (totals.get(country) ?? 1) / counted.size,
    );
const told: Record<string, string> = {};
for (const [country, counts] of [...counted].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const total = totals.get(country) ?? 1;
  const groups = [...counts]
    .filter(([, times]) => times > 2)
    .map(([group, times]) => {
      const expected = everywhere.get(group) ?? 1;
      const share = (times + BELIEVED * expected) / (total + BELIEVED);
      return { group, times, tells: Math.log(share / expected) };
    })
    .filter(({ tells }) => tells > 1 / STEPS)
    .sort((a, b) => b.tells * b.times - a.tells * a.times)
    .slice(0, KEPT);
  told[country] = groups
    .map(({ group, tells }) => group + Math.min(9, Math.round(tells * STEPS)))
    .sort()
    .join(' ');
}
writeFileSync(target, `${JSON.stringify(told, null, 2)}\n`);
console.log(Object.keys(told).length, 'countries', JSON.stringify(told).length, 'characters');
