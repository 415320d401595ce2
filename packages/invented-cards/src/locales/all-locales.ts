import { american } from './american.ts';
import { british } from './british.ts';
import { german } from './german.ts';
import type { Locale } from './locale.ts';
import { polish } from './polish.ts';

export const allLocales: readonly Locale[] = [american, british, german, polish];

/** @throws Error when no such locale is here */
export function localeOf(tag: string): Locale {
  const found = allLocales.find((locale) => locale.tag === tag);
  if (found === undefined) throw new Error(`no locale ${tag}`);
  return found;
}
