import type { CountryCode } from 'libphonenumber-js/max';
import { LANGUAGE_COUNTRIES, spokenLanguages } from '../languages-of-text.ts';
import { type Evidence, shared, TRUST } from './evidence.ts';

/** The languages that are known are written in Latin letters, so other texts say nothing about them. */
const WORD = /\p{Script=Latin}{2}/u;
const OTHER_LETTERS = /(?!\p{Script=Latin})\p{L}{2}/u;

/** @param inAllScripts the same texts with letters of other scripts, beside which English is a second language */
export function byLanguages(texts: readonly string[], inAllScripts = texts): Evidence[] {
  if (!texts.some((text) => WORD.test(text))) return [];
  const isOnlyLatin = !inAllScripts.some((text) => OTHER_LETTERS.test(text));
  const weights = new Map<CountryCode, number>();
  for (const { language, share } of spokenLanguages(texts)) {
    if (language === 'en' && !isOnlyLatin) continue;
    const countries = shared(LANGUAGE_COUNTRIES[language] ?? new Map(), TRUST.language * share);
    for (const [country, weight] of countries)
      weights.set(country, (weights.get(country) ?? 0) + weight);
  }
  return [weights];
}
