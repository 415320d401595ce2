import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isPossiblePhoneNumber,
} from 'libphonenumber-js/max';
import { languagesOf } from '../lexicon/languages.ts';
import { fitOfNumbers, nationalNumbers } from './country-evidence/assigned-numbers.ts';
import { byAlphabet } from './country-evidence/by-alphabet.ts';
import { byDomains, byProviders } from './country-evidence/by-domains.ts';
import { byCountryNames, byLocalTerms } from './country-evidence/by-names.ts';
import { byBareCallingCodes, byCallingCodes, byShapes } from './country-evidence/by-numbers.ts';
import { byPostcodes, byTowns } from './country-evidence/by-places.ts';
import { byScript, byUnreadScripts } from './country-evidence/by-script.ts';
import { byWords } from './country-evidence/by-words.ts';
import type { Evidence } from './country-evidence/evidence.ts';

interface Ranked {
  country: CountryCode;
  probability: number;
}

const COUNTRIES = getCountries();
/** The value of a country for which a kind of evidence says nothing. */
const UNSPOKEN = 1 / COUNTRIES.length;

/**
 * A country that is so much less probable than another one by all else is not asked whether its numbers fit: one number
 * fits a country at most a hundred times better than the next, and parsing takes time.
 */
const HOPELESS = 1e-4;
/** Countries with a lower probability are ignored. */
const LEAST = 0.12;
/** Below this probability the card's country is unknown. */
const KNOWN = 0.55;
/** A language is the card's if its countries together have at least this probability. */
const SPOKEN = 0.75;

/** How probably numbers are dialed as in a country. Canada shares its calling code with the United States. */
function probabilityOfCode(ranked: readonly Ranked[], country: CountryCode | undefined): number {
  const code = country && getCountryCallingCode(country);
  return ranked
    .filter((other) => getCountryCallingCode(other.country) === code)
    .reduce((sum, { probability }) => sum + probability, 0);
}

export interface CardCountries {
  /** Those a number without a calling code may be dialed in, most probable first; none where nothing on the card tells. */
  dialed: CountryCode[];
  /** How probably they are dialed as in the first of them. */
  certainty: number;
  /** The most probable one, where its language is plain: spelling is judged by it. */
  home?: CountryCode;
}

/** What tells a card's countries beside the Latin letters and digits of its lines. */
interface BesideTexts {
  /** The same lines with letters that grammars have no words of. */
  inAllScripts?: readonly string[];
  /** The scripts that were seen and not read, in English. */
  unread?: readonly string[];
  /** The endings of its own domains. */
  suffixes?: readonly string[];
  /** Those of worldwide mail providers' domains. */
  providerSuffixes?: readonly string[];
}

/**
 * The countries a card may be of, by what it says: calling codes, names of countries and towns, postcodes,
 * endings of domains and its language. Each kind of evidence is a mixture of what it says and of nothing.
 */
export function countriesOfCard(
  texts: readonly string[],
  { inAllScripts = texts, unread = [], suffixes = [], providerSuffixes = [] }: BesideTexts = {},
): CardCountries {
  const told = [
    ...byScript(inAllScripts),
    ...byAlphabet(inAllScripts),
    ...byUnreadScripts(unread),
    ...byCallingCodes(texts),
    ...byBareCallingCodes(texts),
    ...byCountryNames(texts),
    ...byTowns(texts),
    ...byPostcodes(texts),
    ...byShapes(texts),
    ...byWords(texts),
    ...byLocalTerms(inAllScripts),
  ];
  return rank(
    [...told, ...byDomains(suffixes), ...byProviders(providerSuffixes)],
    nationalNumbers(texts),
  );
}

/** @param printed numbers without a calling code, as they are printed */
function rank(evidence: readonly Evidence[], printed: readonly string[]): CardCountries {
  const named = new Set(evidence.flatMap((each) => [...each.keys()]));
  // What has the length of no number of the countries that something names is none, or two in a row.
  const numbers = printed.filter((each) =>
    [...named].some((country) => isPossiblePhoneNumber(each, country)),
  );
  const shares = evidence.map((each) => {
    const trust = [...each.values()].reduce((sum, share) => sum + share, 0);
    return (country: CountryCode) => (each.get(country) ?? 0) + (1 - trust) * UNSPOKEN;
  });
  const byEvidence = COUNTRIES.map((country) => ({
    country,
    score: shares.reduce((product, share) => product * share(country), 1),
  }));
  const highest = Math.max(...byEvidence.map(({ score }) => score));
  const scores = byEvidence
    .filter(({ score }) => score > highest * HOPELESS)
    .map(({ country, score }) => ({ country, score: score * fitOfNumbers(numbers, country) }));
  const all = scores.reduce((sum, { score }) => sum + score, 0);
  const ranked = scores
    .map(({ country, score }) => ({ country, probability: score / all }))
    .sort((a, b) => b.probability - a.probability || (a.country < b.country ? -1 : 1));
  const [best] = ranked;
  const likely = ranked
    .filter(({ probability }) => probability >= LEAST)
    .map(({ country }) => country);
  const certainty = probabilityOfCode(ranked, best?.country);
  const spoken = languagesOf(best?.country)[0];
  const share = ranked
    .filter(
      ({ country }) => country === best?.country || (spoken && languagesOf(country)[0] === spoken),
    )
    .reduce((sum, { probability }) => sum + probability, 0);
  return {
    dialed: certainty >= KNOWN ? likely : [],
    certainty,
    home: best && share >= SPOKEN ? best.country : undefined,
  };
}
