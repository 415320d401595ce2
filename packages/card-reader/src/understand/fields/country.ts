import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { cities, countries } from '../lexicon/address-words.ts';
import { givenNamesOf } from '../lexicon/given-names.ts';
import { jobHeadsOf } from '../lexicon/job-words.ts';
import { type Language, languagesOf } from '../lexicon/languages.ts';
import { spellingsOf } from '../lexicon/spellings.ts';
import { fold } from '../text/fold.ts';
import { lexemesOf } from '../text/words.ts';
import { isIn, streetLanguages } from './street-language.ts';

const POSTCODES: [CountryCode, RegExp][] = [
  ['GB', /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/],
  ['CA', /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/],
  ['US', /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b/],
  ['NL', /\b\d{4} ?[A-Z]{2} +\p{Lu}/u],
  ['PL', /\b\d{2}-\d{3}\b/],
  ['PT', /\b\d{4}-\d{3}\b/],
  ['BR', /\b\d{5}-\d{3}\b/],
  ['SE', /\b(?:SE?-? ?)?\d{3} \d{2} +\p{Lu}/u],
  ['CZ', /\b(?:CZ-? ?)?[1-7]\d{2} \d{2} +\p{Lu}/u],
  ['IE', /\b[ACDEFHKNPRTVWXY]\d[\dW] ?[\dA-Z]{4}\b/],
];

function phraseVotes(text: string, names: Record<string, string>): string[] {
  const words = lexemesOf(text);
  const found: string[] = [];
  for (let i = 0; i < words.length; i++) {
    for (let n = 1; n <= 4; n++) {
      const phrase = words.slice(i, i + n).join(' ');
      // «Constructor» is a job, and every object's property.
      const code = Object.hasOwn(names, phrase) ? names[phrase] : undefined;
      if (code && i + n <= words.length) found.push(code);
    }
  }
  return found;
}

/** Main country of each language whose words no other lexicon language has. */
const HOME: Partial<Record<Language | 'other', CountryCode>> = {
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  pt: 'PT',
  it: 'IT',
  nl: 'NL',
  sv: 'SE',
  no: 'NO',
  da: 'DK',
  fi: 'FI',
  pl: 'PL',
  cs: 'CZ',
  hu: 'HU',
  tr: 'TR',
};

function spokenVotes(texts: readonly string[]): [CountryCode, number][] {
  const votes = new Map<CountryCode, number>();
  for (const word of new Set(texts.flatMap(lexemesOf))) {
    if (word.length < 4) continue;
    const speaking = languages.filter((language) => knows(language, word));
    const country = HOME[speaking[0] ?? 'other'];
    if (speaking.length === 1 && country) votes.set(country, (votes.get(country) ?? 0) + 1.2);
  }
  return [...votes].map(([country, weight]) => [country, Math.min(4, weight)]);
}

const languages = Object.keys(jobHeadsOf) as (Language | 'other')[];

const knows = (language: Language | 'other', word: string) =>
  jobHeadsOf[language].has(word) ||
  givenNamesOf[language].has(word) ||
  (language !== 'other' && spellingsOf[language]?.has(word) === true);

/** Votes from which a country is taken as the card's own: one plain sign and a weak one. */
const SURE = 3;

export interface GuessedCountries {
  /** Most likely first. */
  countries: CountryCode[];
  /** The first of them, where no country of another language comes near it. */
  home?: CountryCode;
}

/**
 * The countries a card may come from, most likely first: by calling codes, country names, endings
 * of domains, cities, postcodes and the language of street words. Numbers printed without a
 * calling code are read with them.
 */
export function guessCountries(
  texts: readonly string[],
  suffixes: readonly string[],
): GuessedCountries {
  const votes = new Map<CountryCode, number>();
  const vote = (code: string | undefined, weight: number) => {
    const country = code?.toUpperCase();
    if (country && isSupportedCountry(country))
      votes.set(country, (votes.get(country) ?? 0) + weight);
  };
  for (const text of texts) {
    for (const prefix of text.matchAll(/(?:\+|\b00)\s?\d[\d\s().-]{7,}/g)) {
      const phone = parsePhoneNumberFromString(prefix[0].replace(/^00/, '+').replace(/\(0\)/, ''));
      vote(phone?.country, 4);
    }
    for (const code of phraseVotes(text, countries)) vote(code, fold(text).length < 30 ? 5 : 3);
    for (const code of phraseVotes(text, cities)) vote(code, 2);
    for (const [code, pattern] of POSTCODES) if (pattern.test(text)) vote(code, 2);
    for (const [codes, words] of streetLanguages) {
      if (isIn(text, words)) for (const code of codes) vote(code, 1);
    }
  }
  for (const [country, weight] of spokenVotes(texts)) vote(country, weight);
  for (const suffix of suffixes) {
    const last = suffix.split('.').at(-1);
    if (last && last.length === 2 && !['io', 'co', 'me', 'tv', 'ai', 'eu'].includes(last))
      vote(last === 'uk' ? 'GB' : last, 3);
    else if (last === 'edu' || last === 'gov') vote('US', 2);
  }
  const ranked = [...votes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const [best] = ranked;
  const spoken = languagesOf(best?.[0])[0];
  const rival = ranked.find(([country]) => languagesOf(country)[0] !== spoken);
  const isSure = best !== undefined && best[1] >= SURE && best[1] >= 1.3 * (rival?.[1] ?? 0);
  return { countries: ranked.map(([code]) => code), home: isSure ? best[0] : undefined };
}
