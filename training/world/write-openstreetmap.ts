/**
 * Writes the names of trades and things in languages of Latin script, trades in other scripts, and the brands of each
 * country, from the data of OpenStreetMap's editors, for the cards that train understanding and for word lists:
 *
 *   npm pack @openstreetmap/id-tagging-schema@7.2.0 name-suggestion-index@8.0.20260918
 *   node training/world/write-openstreetmap.ts SCHEMA INDEX    # the folders they unpack to; it prints nothing
 *
 * ISC License and BSD 3-Clause License, © their contributors.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const target = new URL('../understanding/openstreetmap.json', import.meta.url);

/** More would make the file large and teach little. */
const MOST_WORDS = 1200;
const MOST_BRANDS = 200;
/** A language with fewer is hardly translated. */
const FEWEST_TRADES = 60;

interface Preset {
  name?: string;
  aliases?: string[];
}

const [schema = '', index = ''] = process.argv.slice(2);

interface Translation {
  presets?: { presets?: Record<string, Preset> };
}

interface NamedAlike {
  items: { displayName: string; locationSet?: { include?: unknown[] } }[];
}

// The versions of the packages are pinned above, so the shapes of their files are fixed too.
const read = <Shape>(...path: string[]) =>
  JSON.parse(readFileSync(join(...path), 'utf8')) as Record<string, Shape>;

const isLatin = (text: string) => /^[\p{Script=Latin}\p{M}\d '’&.+-]{3,36}$/u.test(text);
/** Other scripts that the reader knows. */
const isNative = (text: string) =>
  /^[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{M} '’-]{2,36}$/u.test(
    text,
  );

/** “Fitness studio” from “Fitness studio / gym (indoors)”. */
const tidy = (text: string) =>
  (text.replace(/\s*\(.*?\)/g, '').split(/\s*[/,;]\s*/)[0] ?? '').trim();

/** Distinct texts in alphabetical order. If there are too many, evenly spaced ones. */
function some(texts: readonly string[], most = Number.POSITIVE_INFINITY): string[] {
  const all = [...new Set(texts)].sort();
  const step = Math.max(1, all.length / most);
  return all.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}

function presetsOf(language: string): Record<string, Preset> {
  const file = read<Translation>(schema, 'dist/translations', `${language}.json`);
  return file[language]?.presets?.presets ?? {};
}

/** Of all things on a map, people run those that have a name and a telephone. */
const fields = read<{ fields?: string[]; moreFields?: string[] }>(schema, 'dist/presets.json');
function isTrade(id: string): boolean {
  const own = [...(fields[id]?.fields ?? []), ...(fields[id]?.moreFields ?? [])];
  return own.includes('name') && own.includes('phone');
}

const english = presetsOf('en');

const namesIn = (language: string, isWanted: (text: string) => boolean) =>
  Object.entries(presetsOf(language)).flatMap(([id, { name = '', aliases = [] }]) =>
    [name, ...aliases]
      // What was not translated is in English.
      .filter((each) => language === 'en' || each !== english[id]?.name)
      .map((each) => ({ id, name: tidy(each) }))
      .filter((each) => isWanted(each.name)),
  );

function languageOf(language: string) {
  const names = namesIn(language, isLatin);
  const words = names
    .flatMap(({ name }) => name.split(/[\s’'-]+/))
    .filter((word) => word.length > 3);
  return {
    trades: some(names.filter(({ id }) => isTrade(id)).map(({ name }) => name)),
    words: some(words, MOST_WORDS),
  };
}

const languages = readdirSync(join(schema, 'dist/translations'))
  .map((file) => file.replace('.json', ''))
  .filter((language) => /^\p{Ll}{2,3}$/u.test(language))
  .map((language) => [language, languageOf(language)] as const)
  .filter(([, { trades }]) => trades.length >= FEWEST_TRADES);

const NATIVE = ['bg', 'el', 'ja', 'kk', 'ko', 'mk', 'ru', 'sr', 'uk', 'zh-CN', 'zh-TW'];
const nativeTrades = NATIVE.map((language) => {
  const trades = namesIn(language, isNative).filter(({ id }) => isTrade(id));
  return [language, some(trades.map(({ name }) => name))] as const;
});

const brands = new Map<string, string[]>();
const { nsi = {} } = read<Record<string, NamedAlike>>(index, 'dist/json/nsi.json');
for (const [kind, { items }] of Object.entries(nsi)) {
  if (!/^(?:brands|operators)\//.test(kind)) continue;
  for (const { displayName, locationSet } of items) {
    if (!isLatin(displayName)) continue;
    for (const place of locationSet?.include ?? []) {
      if (typeof place !== 'string' || !/^[a-z]{2}$/.test(place)) continue;
      const country = place === 'fx' ? 'FR' : place.toUpperCase();
      brands.set(country, [...(brands.get(country) ?? []), displayName]);
    }
  }
}

const lines = (entries: (readonly [string, unknown])[]) =>
  entries.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(',\n');
const ofCountries = [...brands]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([country, names]) => [country, some(names, MOST_BRANDS)] as const);
writeFileSync(
  target,
  `{\n"languages": {\n${lines(languages)}\n},\n"nativeTrades": {\n${lines(nativeTrades)}\n},\n"brands": {\n${lines(ofCountries)}\n}\n}\n`,
);
