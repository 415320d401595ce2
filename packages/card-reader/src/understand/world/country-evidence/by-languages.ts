import type { CountryCode } from 'libphonenumber-js/max';
import { LANGUAGE_COUNTRIES, spokenLanguages } from '../languages-of-text.ts';
import { type Evidence, shared, TRUST } from './evidence.ts';

export function byLanguages(texts: readonly string[]): Evidence[] {
  const weights = new Map<CountryCode, number>();
  for (const { language, share } of spokenLanguages(texts)) {
    const countries = shared(LANGUAGE_COUNTRIES[language] ?? new Map(), TRUST.language * share);
    for (const [country, weight] of countries)
      weights.set(country, (weights.get(country) ?? 0) + weight);
  }
  return [weights];
}
