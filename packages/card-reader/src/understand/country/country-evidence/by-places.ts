import { fold } from '@cardsift/contacts/text/fold';
import { streetWords } from '../../lexicon/word-lists.ts';
import { countriesOfPostcode, mayHavePostcode, THREE_AND_TWO } from '../postcodes.ts';
import { type Countries, countriesOfPlace } from '../towns.ts';
import { type Evidence, only, shared, TRUST } from './evidence.ts';
import { isOnline, mayBeAddress, phrasesOf } from './phrases.ts';

/** A small town's name is more often another word than a large town's is. */
const renown = (countries: Countries) =>
  Math.min(1, 0.55 + 0.28 * Math.log10(Math.max(...countries.values()) / 10_000 + 1));

/** Of a card's towns only the largest few are evidence of their own: firms list where they deliver. */
const MOST_TOWNS = 3;

/** “…, Fès”, “450000 Ufa”: a name this short counts only for a large town, and only in an address. */
const LARGE = 400_000;
function isLargeTown(phrase: string, text: string, countries: Countries): boolean {
  return (
    Math.max(...countries.values()) >= LARGE &&
    new RegExp(`(?:,|\\d{4,6})\\s+${phrase}(?!\\p{L})`, 'u').test(fold(text))
  );
}

/** The postcode before a town: behind “B.P.” the digits are a box, and behind a word perhaps a year. */
function postcodeOf(phrase: string, text: string): string | undefined {
  const pattern = `(?:^|,)\\s*(?:\\p{L}{1,2}-)?(\\d{4,6})\\s+${phrase}(?!\\p{L})`;
  return new RegExp(pattern, 'u').exec(fold(text))?.[1];
}

/** The countries that have such a town and write this many digits before it. */
function withPostcode(phrase: string, text: string, countries: Countries): Countries {
  const postcode = postcodeOf(phrase, text);
  if (postcode === undefined) return countries;
  return new Map([...countries].filter(([each]) => mayHavePostcode(each, postcode.length)));
}

export function byTowns(texts: readonly string[]): Evidence[] {
  return texts
    .flatMap((text) => {
      if (isOnline(text)) return [];
      const isAddress = mayBeAddress(text);
      const found = phrasesOf(text).flatMap(({ phrase, isCommon, next = '' }) => {
        const isStreet = streetWords.has(next);
        const countries = isCommon || isStreet ? undefined : countriesOfPlace(phrase);
        const isTown = countries && (phrase.length > 3 || isLargeTown(phrase, text, countries));
        return isTown ? [{ phrase, countries: withPostcode(phrase, text, countries) }] : [];
      });
      // “San Francisco” is no “San” and no “Francisco”.
      const longest = found.filter(
        ({ phrase }) =>
          !found.some(
            ({ phrase: other }) => other !== phrase && ` ${other} `.includes(` ${phrase} `),
          ),
      );
      return longest
        .filter(({ countries }) => countries.size > 0)
        .map(({ countries }) => ({
          trust: (isAddress ? TRUST.townInAddress : TRUST.town) * renown(countries),
          countries,
        }));
    })
    .sort((a, b) => b.trust - a.trust)
    .slice(0, MOST_TOWNS)
    .map(({ countries, trust }) => shared(countries, trust));
}

export function byPostcodes(texts: readonly string[]): Evidence[] {
  return texts.flatMap((text) => {
    const own = countriesOfPostcode(text);
    if (own.length > 0) return own.map((country) => only(country, TRUST.postcode));
    if (!THREE_AND_TWO.test(text)) return [];
    const three = (['SE', 'CZ', 'SK', 'GR'] as const).map((each) => [each, 1] as const);
    return [shared(new Map(three), TRUST.postcode)];
  });
}
