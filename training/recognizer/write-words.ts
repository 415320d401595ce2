/**
 * Writes names, firms and places of each language from Faker, for the lines to draw:
 * `node training/recognizer/write-words.ts FILE.json`.
 */

import { writeFileSync } from 'node:fs';
import { allLocales } from '@faker-js/faker';

const LOCALES = {
  uk: 'uk',
  ru: 'ru',
  mk: 'mk',
  sr: 'sr_RS_latin',
  el: 'el',
  vi: 'vi',
  ar: 'ar',
  fa: 'fa',
  ur: 'ur',
  he: 'he',
  th: 'th',
  ko: 'ko',
  ka: 'ka_GE',
  hy: 'hy',
  bn: 'bn_BD',
  hi: 'ne',
  zh: 'zh_CN',
  ja: 'ja',
  en: 'en',
  de: 'de',
  fr: 'fr',
  es: 'es',
  pl: 'pl',
  cs: 'cs_CZ',
  tr: 'tr',
  hu: 'hu',
  ro: 'ro',
  sv: 'sv',
  da: 'da',
  pt: 'pt_PT',
  it: 'it',
  nl: 'nl',
  hr: 'hr',
  lv: 'lv',
  sk: 'sk',
  sl: 'sl_SI',
  no: 'nb_NO',
} as const;
const PARTS = ['person', 'company', 'location', 'commerce'] as const;

/** All strings in a locale's definitions that are not patterns. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return /[{}#]/.test(value) ? [] : [value.trim()];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

const isPrintable = (text: string) => text.length > 1 && text.length < 40;

const words = Object.fromEntries(
  Object.entries(LOCALES).map(([language, locale]) => [
    language,
    Object.fromEntries(
      PARTS.map((part) => [
        part,
        [...new Set(stringsIn(allLocales[locale][part]))].filter(isPrintable),
      ]),
    ),
  ]),
);
writeFileSync(process.argv[2] as string, JSON.stringify(words));
