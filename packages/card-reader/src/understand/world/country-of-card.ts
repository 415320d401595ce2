import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { languagesOf } from '../lexicon/languages.ts';
import { lexemesOf } from '../text/words.ts';
import { countryNamed } from './country-names.ts';
import { LANGUAGE_COUNTRIES, spokenLanguages } from './languages-of-text.ts';
import localTerms from './local-terms.json' with { type: 'json' };
import { POSTCODES, THREE_AND_TWO } from './postcodes.ts';
import { type Countries, countriesOfTown } from './towns.ts';

/** How probably each country is meant by one thing that a card says; together at most 1. */
type Evidence = ReadonlyMap<CountryCode, number>;

/** How often evidence of a kind is right about the country whose numbers are dialled. */
const TRUST = {
  callingCode: 0.95,
  /** Alone in its line or behind a comma. */
  countryName: 0.9,
  /** Somewhere in a text: “Bank of Ireland”. */
  countryMentioned: 0.6,
  domain: 0.85,
  postcode: 0.9,
  /** On a line with digits or commas, as addresses have. */
  townInAddress: 0.85,
  /** Anywhere else: people and firms are called like towns. */
  town: 0.2,
  language: 0.8,
  numberShape: 0.75,
  english: 0.35,
  /** What only one country or two call a register, a tax number or a form of firm. */
  localTerm: 0.85,
};

const only = (country: CountryCode, trust: number): Evidence => new Map([[country, trust]]);

function shared(countries: ReadonlyMap<CountryCode, number>, trust: number): Evidence {
  const all = [...countries.values()].reduce((sum, weight) => sum + weight, 0);
  return new Map([...countries].map(([country, weight]) => [country, (trust * weight) / all]));
}

/** “+44 20 …” speaks for its country; where the number is not assigned, for the first of its calling code. */
function byCallingCodes(texts: readonly string[]): Evidence[] {
  return texts.flatMap((text) =>
    [...text.matchAll(/(?:\+|\b00)\s?\d[\d\s().-]{7,}/g)].flatMap(([printed]) => {
      const phone = parsePhoneNumberFromString(printed.replace(/^00/, '+').replace(/\(0\)/, ''));
      const country = phone?.country ?? phone?.getPossibleCountries()[0];
      return country ? [only(country, TRUST.callingCode)] : [];
    }),
  );
}

/** Names that people and streets bear too. */
const ALSO_A_NAME = new Set(['georgia', 'jordan', 'chad', 'jersey', 'turkey', 'guinea', 'cuba']);
const LONGEST_NAME = 4;

function phrasesOf(text: string): { phrase: string; isWhole: boolean }[] {
  const words = lexemesOf(text);
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST_NAME, words.length - from) }, (_, n) => ({
      phrase: words.slice(from, from + n + 1).join(' '),
      isWhole: n + 1 === words.length || (from > 0 && from + n + 1 === words.length),
    })),
  );
}

function byCountryNames(texts: readonly string[]): Evidence[] {
  return texts.flatMap((text) =>
    phrasesOf(text).flatMap(({ phrase, isWhole }) => {
      const country = phrase.length > 2 ? countryNamed(phrase) : undefined;
      if (!country) return [];
      const isSure = isWhole && !ALSO_A_NAME.has(phrase);
      return [only(country, isSure ? TRUST.countryName : TRUST.countryMentioned)];
    }),
  );
}

const countriesOfTerm = new Map<string, CountryCode[]>();
for (const [country, terms] of Object.entries(localTerms)) {
  for (const term of terms)
    countriesOfTerm.set(term, [...(countriesOfTerm.get(term) ?? []), country as CountryCode]);
}

/** “OIB 74419026538”, “Kft.”: one kind of evidence however many of them a card has. */
function byLocalTerms(texts: readonly string[]): Evidence[] {
  const found = texts
    .filter((text) => !/@|www/i.test(text))
    .flatMap((text) => phrasesOf(text).flatMap(({ phrase }) => countriesOfTerm.get(phrase) ?? []));
  const counts = new Map<CountryCode, number>();
  for (const country of found) counts.set(country, (counts.get(country) ?? 0) + 1);
  return counts.size > 0 ? [shared(counts, TRUST.localTerm)] : [];
}

/** A small town's name is more often a word of something else than a large one's. */
const renown = (countries: Countries) =>
  Math.min(1, 0.55 + 0.28 * Math.log10(Math.max(...countries.values()) / 10_000 + 1));

/** Of a card's towns only the largest few are evidence of their own: firms list where they deliver. */
const MOST_TOWNS = 3;

/** “Belo Horizonte – MG”, “Denver CO” */
const WITH_STATE = /\p{Ll}\s+(?:[-–/]\s?)?\p{Lu}{2}$/u;

function byTowns(texts: readonly string[]): Evidence[] {
  return texts
    .flatMap((text) => {
      if (/@|www/i.test(text)) return [];
      const isAddress = /[\d,]/.test(text) || WITH_STATE.test(text);
      const found = phrasesOf(text).flatMap(({ phrase }) => {
        const countries = phrase.length > 3 ? countriesOfTown(phrase) : undefined;
        return countries ? [{ phrase, countries }] : [];
      });
      // “San Francisco” is no “San” and no “Francisco”.
      const longest = found.filter(
        ({ phrase }) =>
          !found.some(
            ({ phrase: other }) => other !== phrase && ` ${other} `.includes(` ${phrase} `),
          ),
      );
      return longest.map(({ countries }) => ({
        trust: (isAddress ? TRUST.townInAddress : TRUST.town) * renown(countries),
        countries,
      }));
    })
    .sort((a, b) => b.trust - a.trust)
    .slice(0, MOST_TOWNS)
    .map(({ countries, trust }) => shared(countries, trust));
}

function byPostcodes(texts: readonly string[]): Evidence[] {
  return texts.flatMap((text) => {
    const own = POSTCODES.filter(([, pattern]) => pattern.test(text));
    if (own.length > 0) return own.map(([country]) => only(country, TRUST.postcode));
    if (!THREE_AND_TWO.test(text)) return [];
    const three = (['SE', 'CZ', 'SK', 'GR'] as const).map((each) => [each, 1] as const);
    return [shared(new Map(three), TRUST.postcode)];
  });
}

/** Endings that firms of other countries take for their looks. */
const FOR_LOOKS = new Set(['io', 'co', 'me', 'tv', 'ai', 'eu', 'cc', 'fm', 'ws', 'la', 'gl', 'ly']);

function byDomains(suffixes: readonly string[]): Evidence[] {
  return [...new Set(suffixes)].flatMap((suffix) => {
    const last = suffix.split('.').at(-1) ?? '';
    if (last === 'edu' || last === 'gov' || last === 'mil') return [only('US', TRUST.domain)];
    const country = (last === 'uk' ? 'GB' : last.toUpperCase()) as CountryCode;
    const isOwn = last.length === 2 && (!FOR_LOOKS.has(last) || suffix.includes('.'));
    return isOwn && isSupportedCountry(country) ? [only(country, TRUST.domain)] : [];
  });
}

/** “yahoo.fr” is written in Dakar too: such an ending tells a language. */
function byProviders(suffixes: readonly string[]): Evidence[] {
  return byDomains(suffixes).map((own) => {
    const [country] = own.keys();
    const [language] = languagesOf(country);
    const speaking = Object.entries(LANGUAGE_COUNTRIES).find(([each]) => each === language)?.[1];
    return speaking ? shared(speaking, TRUST.domain) : own;
  });
}

/** “(206) 555-0148”, “206.555.0148”: how North America writes its numbers; with spaces alone others do too. */
const NORTH_AMERICAN =
  /(?:^|[^\d+])(?:1[ .-])?(?:\([2-9]\d{2}\)[ .-]{0,2}|[2-9]\d{2}(?:[.-]|\s-\s))[2-9]\d{2}[-. ]\d{4}(?!\d)/;

const NORTH_AMERICAN_SPACED = /(?:^|[^\d+])[2-9]\d{2} [2-9]\d{2} \d{4}(?!\d)/;

/** Colombia's and Mexico's mobile numbers have spaces at the same places, on cards that tell their language. */
function byShapes(texts: readonly string[]): Evidence[] {
  const isAmerican = texts.some((text) => NORTH_AMERICAN.test(text));
  const isAlike = texts.some((text) => NORTH_AMERICAN_SPACED.test(text));
  const weights: [CountryCode, number][] = [
    ['US', 0.8],
    ['CA', 0.2],
  ];
  return isAmerican || (isAlike && spokenLanguages(texts)[0]?.language === 'en')
    ? [shared(new Map(weights), TRUST.numberShape)]
    : [];
}

function byLanguages(texts: readonly string[]): Evidence[] {
  const weights = new Map<CountryCode, number>();
  for (const { language, share } of spokenLanguages(texts)) {
    const countries = shared(LANGUAGE_COUNTRIES[language] ?? new Map(), TRUST.language * share);
    for (const [country, weight] of countries)
      weights.set(country, (weights.get(country) ?? 0) + weight);
  }
  return [weights];
}

/** Legal forms and words of English cards that some countries have more of than others. */
const ENGLISH: [CountryCode, RegExp][] = [
  ['US', /(?:^|\s)(?:inc|llc|suite|ste)(?:\s|$|:|\.|,)/i],
  ['GB', /(?:^|\s)(?:ltd|llp|plc)(?:\s|$|:|\.|,)/i],
];

function byEnglish(texts: readonly string[]): Evidence[] {
  return ENGLISH.filter(([, words]) => texts.some((text) => words.test(text))).map(([country]) =>
    only(country, TRUST.english),
  );
}

/** What touches a sign of the web, and whatever else a line says in place of a number. */
const ADDRESS = /\S*@\S*|www\.\S*/g;
/** “472 1958 / 847 3062” are two. */
const BETWEEN = /(?<=\d)\s+\/\s+(?=\d)/g;

/** A number printed without a calling code: eight digits and more that no other number touches. */
const NATIONAL =
  /(?<![\d+@\p{L}]|\+\s?\d{1,3}[\s().-]{0,2})\(?\d[\d\s().·/-]{6,18}\d(?![\d\p{L}])/gu;
const MOST_NUMBERS = 4;

function nationalNumbers(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) =>
      /\+|\b00/.test(text)
        ? []
        : [...text.replace(ADDRESS, ' ').matchAll(NATIONAL)].map(([run]) => run),
    )
    .filter((run) => run.replace(/\D/g, '').length > 7)
    .flatMap((run) => run.split(BETWEEN))
    .slice(0, MOST_NUMBERS);
}

/** What a country keeps for each number that it has none of; of no country, what it keeps for any. */
const UNASSIGNED = 0.3;

function assigned(numbers: readonly string[], country: CountryCode): number {
  return numbers.reduce(
    (product, each) =>
      product * (parsePhoneNumberFromString(each, country)?.isValid() ? 1 : UNASSIGNED),
    1,
  );
}

/** What a country is worth that no evidence of a kind speaks for. */
const UNSPOKEN = 1 / 250;

/** Countries with less are not the card's. */
const LEAST = 0.12;
/** With less than this the country of the card is unknown. */
const KNOWN = 0.55;
/** From this share of all its countries on a language is the card's. */
const SPOKEN = 0.75;

export interface CardCountries {
  /** Those a number without a calling code may be dialled in, most probable first; none where nothing on the card tells. */
  dialled: CountryCode[];
  /** Those that something on the card speaks for, most probable first. */
  named: CountryCode[];
  /** The most probable one, where its language is plain: spelling is judged by it. */
  home?: CountryCode;
}

/**
 * The countries a card may be of, by what it says: calling codes, names of countries and towns, postcodes,
 * endings of domains and its language. Each kind of evidence is a mixture of what it says and of nothing.
 * @param suffixes endings of its domains
 * @param providerSuffixes endings of the domains of worldwide mail providers
 */
export function countriesOfCard(
  texts: readonly string[],
  suffixes: readonly string[],
  providerSuffixes: readonly string[] = [],
): CardCountries {
  const evidence = [
    ...byCallingCodes(texts),
    ...byCountryNames(texts),
    ...byTowns(texts),
    ...byPostcodes(texts),
    ...byDomains(suffixes),
    ...byProviders(providerSuffixes),
    ...byShapes(texts),
    ...byLanguages(texts),
    ...byEnglish(texts),
    ...byLocalTerms(texts),
  ];
  const named = new Set(evidence.flatMap((each) => [...each.keys()]));
  const numbers = nationalNumbers(texts);
  /** Product of what all evidence gives a country; none stands for one that nothing speaks for. */
  const worth = (country?: CountryCode) =>
    evidence.reduce((product, each) => {
      const trust = [...each.values()].reduce((sum, share) => sum + share, 0);
      const own = country ? (each.get(country) ?? 0) : 0;
      return product * (own + (1 - trust) * UNSPOKEN);
    }, 1);
  const scores = [...named].map((country) => ({
    country,
    score: worth(country) * assigned(numbers, country),
  }));
  const unknown = (worth() / UNSPOKEN) * Math.sqrt(UNASSIGNED) ** numbers.length;
  const all = scores.reduce((sum, { score }) => sum + score, 0) + unknown;
  const ranked = scores
    .map(({ country, score }) => ({ country, probability: score / all }))
    .sort((a, b) => b.probability - a.probability || (a.country < b.country ? -1 : 1));
  const [best] = ranked;
  const likely = ranked
    .filter(({ probability }) => probability >= LEAST)
    .map(({ country }) => country);
  const isKnown = best !== undefined && best.probability >= KNOWN;
  const spoken = languagesOf(best?.country)[0];
  const share = ranked
    .filter(({ country }) => languagesOf(country)[0] === spoken)
    .reduce((sum, { probability }) => sum + probability, 0);
  return {
    dialled: isKnown ? likely : [],
    named: likely,
    home: best && share >= SPOKEN ? best.country : undefined,
  };
}
