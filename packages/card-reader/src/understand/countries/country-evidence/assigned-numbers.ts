import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { planOf } from '../numbering-plan.ts';

/** E-mail and web addresses, which may look like numbers. */
const ADDRESS = /\S*@\S*|www\.\S*/g;

/** A number printed without a calling code: eight digits and more that no other number touches. */
const NATIONAL =
  /(?<![\d+@\p{L}]|\+\s?\d{1,3}[\s().-]{0,2})\(?\d[\d\s().·/-]{6,18}\d(?![\d\p{L}])/gu;
const MOST_NUMBERS = 4;

/** The first few of them, as they are printed. */
export function nationalNumbers(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) =>
      /\+|\b00/.test(text)
        ? []
        : [...text.replace(ADDRESS, ' ').matchAll(NATIONAL)].map(([run]) => run),
    )
    .filter((run) => run.replace(/\D/g, '').length > 7)
    .slice(0, MOST_NUMBERS);
}

/**
 * The factor for a country for each number that it has not assigned. Its square root is the factor for “no country”.
 */
export const UNASSIGNED = 0.3;
/**
 * The same for a number that nobody there could dial, because it begins with a zero and another prefix is dialed: 3 of
 * 1,817 numbers on written cards.
 */
const IMPOSSIBLE = 0.002;

/** How much more probable a card's numbers are in this country than in another one. */
export function assigned(numbers: readonly string[], country: CountryCode): number {
  return numbers.reduce((product, each) => {
    if (parsePhoneNumberFromString(each, country)?.isValid()) return product;
    const prefix = planOf(country).nationalPrefix();
    const isImpossible = /^\(?0/.test(each) && prefix !== 0 && !prefix.startsWith('0');
    return product * (isImpossible ? IMPOSSIBLE : UNASSIGNED);
  }, 1);
}
