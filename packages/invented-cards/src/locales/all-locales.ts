import { american } from './american.ts';
import { british } from './british.ts';
import { czech } from './czech.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { hungarian } from './hungarian.ts';
import { italian } from './italian.ts';
import type { Locale } from './locale.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';
import { turkish } from './turkish.ts';

export const allLocales: readonly Locale[] = [
  american,
  british,
  czech,
  french,
  german,
  hungarian,
  italian,
  polish,
  portuguese,
  spanish,
  swedish,
  turkish,
];

/** @throws Error when no such locale is here */
export function localeOf(tag: string): Locale {
  const found = allLocales.find((locale) => locale.tag === tag);
  if (found === undefined) throw new Error(`no locale ${tag}`);
  return found;
}
