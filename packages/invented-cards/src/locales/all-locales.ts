import { AMERICAN } from './american.ts';
import { BRITISH } from './british.ts';
import { CZECH } from './czech.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { HUNGARIAN } from './hungarian.ts';
import { ITALIAN } from './italian.ts';
import type { Locale } from './locale.ts';
import { POLISH } from './polish.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';
import { SWEDISH } from './swedish.ts';
import { TURKISH } from './turkish.ts';

export const ALL_LOCALES: readonly Locale[] = [
  AMERICAN,
  BRITISH,
  CZECH,
  FRENCH,
  GERMAN,
  HUNGARIAN,
  ITALIAN,
  POLISH,
  PORTUGUESE,
  SPANISH,
  SWEDISH,
  TURKISH,
];

/** @throws Error if there is no such locale */
export function findLocale(tag: string): Locale {
  const found = ALL_LOCALES.find((locale) => locale.tag === tag);
  if (found === undefined) throw new Error(`no locale ${tag}`);
  return found;
}
