import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { spokenLanguages } from '../languages-of-text.ts';
import { type Evidence, only, shared, TRUST } from './evidence.ts';

/** “+44 20 …” speaks for its country; where the number is not assigned, for the first of its calling code. */
export function byCallingCodes(texts: readonly string[]): Evidence[] {
  return texts.flatMap((text) =>
    [...text.matchAll(/(?:\+|\b00)\s?\d[\d\s().-]{7,}/g)].flatMap(([printed]) => {
      const phone = parsePhoneNumberFromString(printed.replace(/^00/, '+').replace(/\(0\)/, ''));
      const country = phone?.country ?? phone?.getPossibleCountries()[0];
      return country ? [only(country, TRUST.callingCode)] : [];
    }),
  );
}

/** “(206) 555-0148”, “206.555.0148”: how North America writes its numbers; with spaces alone others do too. */
const NORTH_AMERICAN =
  /(?:^|[^\d+])(?:1[ .-])?(?:\([2-9]\d{2}\)[ .-]{0,2}|[2-9]\d{2}(?:[.-]|\s-\s))[2-9]\d{2}[-. ]\d{4}(?!\d)/;

const NORTH_AMERICAN_SPACED = /(?:^|[^\d+])[2-9]\d{2} [2-9]\d{2} \d{4}(?!\d)/;

/** Colombia's and Mexico's mobile numbers have spaces at the same places, on cards that tell their language. */
export function byShapes(texts: readonly string[]): Evidence[] {
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
