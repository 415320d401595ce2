/**
 * Writes which Vietnamese syllables there are and which follow each other, for the letters that the recognizer cannot
 * read: `node training/world/write-vietnamese.ts`. It prints how many.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { phrases } from './phrases.ts';

const target = new URL(
  '../../packages/card-reader/src/understand/lexicon/vietnamese.json',
  import.meta.url,
);

const map = new URL('../understanding/openstreetmap.json', import.meta.url);
const { trades, words } = JSON.parse(readFileSync(map, 'utf8')).languages.vi;

type Counts = Map<string, number>;
const syllables: Counts = new Map();
const followers = new Map<string, Counts>();
const count = (counts: Counts, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

for (const phrase of [...(phrases.get('VN') ?? []), ...trades, ...words] as string[]) {
  // One without any mark is English.
  if (/^\p{ASCII}*$/u.test(phrase)) continue;
  for (const run of phrase.toLowerCase().split(/[^\p{L}\p{M} -]+/u)) {
    const own = run.split(/[ -]+/).filter(Boolean);
    own.forEach((syllable, i) => {
      count(syllables, syllable);
      const next = own[i + 1];
      if (!next) return;
      const after: Counts = followers.get(syllable) ?? new Map();
      followers.set(syllable, count(after, next));
    });
  }
}

/** “thanh 12 thiện”: what is there once has no number. */
const written = (counts: Counts) =>
  [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([syllable, times]) => (times > 1 ? `${syllable} ${times}` : syllable))
    .join(' ');
const after = [...followers].sort(([a], [b]) => (a < b ? -1 : 1));
const lexicon = {
  syllables: written(syllables),
  after: Object.fromEntries(after.map(([syllable, counts]) => [syllable, written(counts)])),
};
writeFileSync(target, `${JSON.stringify(lexicon, null, 2)}\n`);
console.log(`${syllables.size} syllables, ${after.length} with others behind them`);
