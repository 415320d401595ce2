import {
  type CountryCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { countDigits } from '../../text/digits.ts';
import { planOf } from '../numbering-plan.ts';

/** E-mail and web addresses, which may look like numbers. */
const ADDRESS = /\S*@\S*|www\.\S*/g;

/** A number with its calling code. “065 708 00 41” has a 00 of its own. */
export const ABROAD = /\+|(?<!\d[\s()./-]{0,3})\b00\s?[1-9]/;

/** A number printed without a calling code: eight digits and more that no other number touches. */
const NATIONAL =
  /(?<![\d+@\p{L}]|\+\s?\d{1,3}[\s().-]{0,2})\(?\d[\d\s().·/-]{6,18}\d(?![\d\p{L}])/gu;
const MOST_NUMBERS = 4;
/** In digits. More are two numbers in a row. */
const SHORTEST = 8;
const LONGEST = 13;

/** What parts two numbers. Behind fewer digits it may part a number from its area code. */
const BETWEEN = /(?<=\d[\d\s]{6,})\s[-–—·•|/]\s/;

/** The first few of them, as they are printed. */
export function nationalNumbers(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) =>
      ABROAD.test(text)
        ? []
        : text
            .replace(ADDRESS, ' ')
            .split(BETWEEN)
            .flatMap((part) => part.match(NATIONAL) ?? []),
    )
    .filter((run) => {
      const length = countDigits(run);
      return length >= SHORTEST && length <= LONGEST;
    })
    .slice(0, MOST_NUMBERS);
}

/**
 * The factors for a country for each number that it has not assigned; that it could not assign, since no number of it
 * has so many digits; and that begins with another zero than its trunk's. Of the numbers without a calling code on
 * 20,700 written cards, 78 % are assigned in their country, 15 % are not, 4 % have another length and 2 % such a zero.
 * Their digits are invented: on real cards hardly any number is not assigned, so the first factor is less than half of theirs.
 */
const UNASSIGNED = 0.08;
const OF_OTHER_LENGTH = 0.05;
const WITH_OTHER_ZERO = 0.025;
/**
 * The same for a number that nobody there could dial, because it begins with a zero and another prefix is dialed: 3 of
 * 1,817 numbers on written cards.
 */
const IMPOSSIBLE = 0.002;

/**
 * The same for a number that is assigned, by its kind: cards print mobile numbers more often than others, and toll-free
 * ones rarely. And by whether its digits are grouped as its country groups them. A factor is how often the first such
 * number of a card is of this kind in its own country, divided by how often it is in other countries that the rest of
 * the card leaves open, and by the same of all assigned numbers (3,709 written cards; decision 74 has the shares).
 */
const OF_KIND = { mobile: 2.1, fixed: 0.75, special: 0.2 };
const GROUPED_ALIKE = 4.2;
const GROUPED_OTHERWISE = 0.4;

interface Fit {
  factor: number;
  /** What its groups of digits say; 1 if it has none. */
  grouping: number;
}

/** How much more probable a number is in this country than in another one. */
function fitOf(number: string, country: CountryCode): Fit {
  const phone = parsePhoneNumberFromString(number, country);
  if (phone?.isValid()) {
    const kind = kindOf(phone);
    // All countries of a calling code share its toll-free numbers, and nobody groups those alike.
    if (kind === 'special') return { factor: OF_KIND.special, grouping: 1 };
    return phone.country === country
      ? { factor: OF_KIND[kind], grouping: groupingOf(number, phone, country) }
      : { factor: UNASSIGNED, grouping: 1 };
  }
  const prefix = planOf(country).nationalPrefix();
  const isUndialable = /^\(?0/.test(number) && prefix !== 0 && !prefix.startsWith('0');
  return { factor: isUndialable ? IMPOSSIBLE : factorOfUnassigned(phone), grouping: 1 };
}

function factorOfUnassigned(phone: PhoneNumber | undefined): number {
  if (!phone?.isPossible()) return OF_OTHER_LENGTH;
  return phone.nationalNumber.startsWith('0') ? WITH_OTHER_ZERO : UNASSIGNED;
}

function kindOf(phone: PhoneNumber): keyof typeof OF_KIND {
  switch (phone.getType()) {
    case 'MOBILE':
    case 'FIXED_LINE_OR_MOBILE':
      return 'mobile';
    case 'FIXED_LINE':
      return 'fixed';
    default:
      return 'special';
  }
}

const groupsOf = (number: string) => number.match(/\d+/g) ?? [];

/** “0311-2938765” is grouped as Pakistan does it. The trunk's prefix may be left out, or stand apart: “(0)311”. */
function groupingOf(printed: string, phone: PhoneNumber, country: CountryCode): number {
  if (groupsOf(printed).length < 2) return 1;
  const trunk = String(planOf(country).nationalPrefix());
  const withoutTrunk = (number: string) => {
    const groups = groupsOf(number).join(' ');
    return groups.startsWith(trunk) ? groups.slice(trunk.length).trimStart() : groups;
  };
  return withoutTrunk(printed) === withoutTrunk(phone.formatNational())
    ? GROUPED_ALIKE
    : GROUPED_OTHERWISE;
}

/**
 * How much more probable a card's numbers are in this country than in another one. One designer groups all of them, so
 * their groups count once.
 */
export function fitOfNumbers(numbers: readonly string[], country: CountryCode): number {
  const fits = numbers.map((each) => fitOf(each, country));
  const grouped = fits.filter(({ grouping }) => grouping !== 1);
  const grouping = grouped.reduce(
    (product, each) => product * each.grouping ** (1 / grouped.length),
    1,
  );
  return fits.reduce((product, { factor }) => product * factor, grouping);
}
