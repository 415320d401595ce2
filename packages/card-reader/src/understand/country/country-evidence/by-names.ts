import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/max';
import registerNames from '../../lexicon/register-names.json' with { type: 'json' };
import { countriesCalledLikePeople } from '../../lexicon/word-lists.ts';
import { countryNamed } from '../country-names.ts';
import localTerms from '../local-terms.json' with { type: 'json' };
import { type Evidence, only, shared, TRUST } from './evidence.ts';
import { isOnline, phrasesOf } from './phrases.ts';

export function byCountryNames(texts: readonly string[]): Evidence[] {
  return texts.flatMap((text) =>
    phrasesOf(text).flatMap(({ phrase, isWhole }) => {
      const country = phrase.length > 2 ? countryNamed(phrase) : undefined;
      // Nobody is called in Antarctica.
      if (!country || !isSupportedCountry(country)) return [];
      const isSure = isWhole && !countriesCalledLikePeople.has(phrase);
      return [only(country, isSure ? TRUST.countryName : TRUST.countryMentioned)];
    }),
  );
}

/** The key of names that many countries have. */
const MANY = 'ZZ';

const countriesOfTerm = new Map<string, CountryCode[]>();
for (const [country, terms] of [localTerms, registerNames].flatMap(Object.entries<string[]>)) {
  if (country === MANY) continue;
  for (const term of terms)
    countriesOfTerm.set(term, [...(countriesOfTerm.get(term) ?? []), country as CountryCode]);
}

/** “OIB 74419026538”, “Kft.”: one kind of evidence however many of them a card has. */
export function byLocalTerms(texts: readonly string[]): Evidence[] {
  const found = texts
    .filter((text) => !isOnline(text))
    .flatMap((text) => phrasesOf(text).flatMap(({ phrase }) => countriesOfTerm.get(phrase) ?? []));
  const counts = new Map<CountryCode, number>();
  for (const country of found) counts.set(country, (counts.get(country) ?? 0) + 1);
  return counts.size > 0 ? [shared(counts, TRUST.localTerm)] : [];
}
