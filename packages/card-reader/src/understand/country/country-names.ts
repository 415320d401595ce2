import type { CountryCode } from 'libphonenumber-js/max';
import { countries } from '../lexicon/word-lists.ts';
import names from './country-names.json' with { type: 'json' };

const byName = new Map<string, string>([...Object.entries(names), ...Object.entries(countries)]);

/** The country of a folded name, in English, in its own language or a large neighbor's. */
export function countryNamed(name: string): CountryCode | undefined {
  return byName.get(name) as CountryCode | undefined;
}
