/**
 * Writes how words with diacritics are spelled on cards of a country: `node training/world/write-marked-words.ts`.
 * It prints how many.
 */

import { writeFileSync } from 'node:fs';
import { TWO_KINDS_OF_I } from '@cardsift/card-reader/understand/spelling/spell-by-country';
import { withoutMarks } from '@cardsift/card-reader/understand/text/without-marks';
import { phrases } from './phrases.ts';

const target = new URL(
  '../../packages/card-reader/src/understand/lexicon/marked-words.json',
  import.meta.url,
);

/**
 * Countries where a name without its diacritics was misread. Elsewhere it may be another family's: Krüger and
 * Kruger, García and Garcia, Kĩmani and Kimani.
 */
const COUNTRIES = new Set('AZ CZ EE HR HU IS LT LV MT PL RO RS SI SK TR UZ'.split(' '));

const inSmallLetters = (word: string, country: string) =>
  word.toLocaleLowerCase(TWO_KINDS_OF_I.has(country) ? 'tr' : 'en');

const written: Record<string, string> = {};
for (const [country, texts] of [...phrases].sort(([a], [b]) => (a < b ? -1 : 1))) {
  if (!COUNTRIES.has(country)) continue;
  const words = texts.flatMap((text) => text.match(/\p{L}[\p{L}\p{M}]{2,}/gu) ?? []);
  const spellings = Map.groupBy(
    new Set(words.map((word) => inSmallLetters(word, country))),
    withoutMarks,
  );
  const marked = [...spellings].flatMap(([plain, [spelling = '', other]]) =>
    other === undefined && spelling !== plain ? spelling : [],
  );
  written[country] = marked.sort().join(' ');
  console.log(country, marked.length);
}
writeFileSync(target, `${JSON.stringify(written, null, 2)}\n`);
