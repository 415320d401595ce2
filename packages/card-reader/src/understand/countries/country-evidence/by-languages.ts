import type { CountryCode } from 'libphonenumber-js/max';
import { LANGUAGE_COUNTRIES, spokenLanguages } from '../languages-of-text.ts';
import { type Evidence, shared, TRUST } from './evidence.ts';

/** The languages that are known are written in Latin letters, so other texts say nothing about them. */
const WORD = /\p{Script=Latin}{2}/u;

export function byLanguages(texts: readonly string[]): Evidence[] {
  if (!texts.some((text) => WORD.test(text))) return [];
  const weights = new Map<CountryCode, number>();
  for (const { language, share } of spokenLanguages(texts)) {
    const countries = shared(LANGUAGE_COUNTRIES[language] ?? new Map(), TRUST.language * share);
    for (const [country, weight] of countries)
      weights.set(country, (weights.get(country) ?? 0) + weight);
  }
  return [weights];
}
