import type { PhoneKind } from '@cardsift/contacts/contact';
import {
  type CountryCode,
  getCountryCallingCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import mobilePrefixes from '../../country/mobile-prefixes.json' with { type: 'json' };
import { planOf } from '../../country/numbering-plan.ts';
import extensionWords from '../../lexicon/extension-words.json' with { type: 'json' };
import { countDigits, digitsOf } from '../../text/digits.ts';
import { hasLetter } from '../../text/letter-case.ts';
import { withDigits } from '../../text/letter-shapes.ts';

export interface ParsedPhone {
  /** International where the country is known, as printed otherwise. */
  number: string;
  /** Digits that tell two writings of one number to be the same. */
  key: string;
  /** What the numbering plan says; null where it does not tell. */
  kind: PhoneKind | null;
  country: CountryCode | null;
  valid: boolean;
  /** Whether a digit had to be read as another. */
  mended: boolean;
}

/**
 * Puts digits where a recognizer saw letters of the same shape: in runs that are digits for at
 * least one half. The length of the text stays.
 */
export function mendDigits(text: string): string {
  // A bar at either end of digits parts columns.
  return text.replace(/(?!\|)[\dOoQDlIi|ZzSsGbBgq]{2,}(?<!\|)/g, (run, at: number) => {
    const digits = countDigits(run);
    const inWord = hasLetter(text.charAt(at - 1)) || hasLetter(text.charAt(at + run.length));
    if (inWord || digits * 2 < run.length) return run;
    return withDigits(run);
  });
}

/**
 * How mobile numbers begin that are not assigned: those kept for fiction, and ranges younger than our numbering plan.
 * Countries without a prefix of their own for mobiles are left out.
 */
const MOBILE: Partial<Record<string, readonly string[]>> = mobilePrefixes;

function kindOf(phone: PhoneNumber): PhoneKind | null {
  switch (phone.getType()) {
    case 'MOBILE':
      return 'cell';
    case 'PAGER':
      return 'pager';
    case 'FIXED_LINE':
    case 'TOLL_FREE':
    case 'UAN':
    case 'SHARED_COST':
    case 'PREMIUM_RATE':
    case 'VOIP':
      return 'work';
    default:
      return MOBILE[phone.country ?? phone.getPossibleCountries()[0] ?? '']?.some((prefix) =>
        phone.nationalNumber.startsWith(prefix),
      )
        ? 'cell'
        : null;
  }
}

const words = [...extensionWords.latin, ...extensionWords.alphabets].join('|');
/**
 * The source of a regular expression for an extension with what says so, in brackets or behind a comma or a dash:
 * “ext. 12”, “ramal 231”, “- Máy lẻ: 102”, “内線 12”, “#12”.
 */
export const EXTENSION = `\\s*[,;(（–-]?\\s*(?:e?x|#|${extensionWords.eastAsian.join('|')}|(?:${words})(?!\\p{L}))\\.?\\s*[:：]?\\s*(\\d{1,6})\\s?[)）]?`;
const EXTENSION_AT_END = new RegExp(`${EXTENSION}\\s*$`, 'iu');

/** Reads a printed number with the countries the card suggests, most likely first. */
export function parsePhone(printed: string, countries: readonly CountryCode[]): ParsedPhone | null {
  const extension = EXTENSION_AT_END.exec(printed)?.[1];
  const body = printed
    .replace(EXTENSION_AT_END, '')
    .replace(/[•·]/g, ' ')
    .replace(/^\s*00\s?(?=[1-9])/, '+')
    // Mexico's mobiles were dialed with a 1 until 2019.
    .replace(/^\s*\+?\s?52\s1\s(?=[(\d])/, '+52 ');
  const digits = digitsOf(body);
  if (digits.length < 5 || digits.length > 17) return null;
  const international = body.includes('+');
  const tried = international ? [undefined] : countries.length > 0 ? countries : [];
  let possible: PhoneNumber | undefined;
  for (const country of tried) {
    const phone = parsePhoneNumberFromString(body, country);
    if (!phone) continue;
    if (phone.isValid() && !isLocal(phone, body)) return describe(phone, extension, true);
    if (phone.isPossible() && !isWithTrunk(phone) && isWhole(phone, body)) possible ??= phone;
  }
  // “(86-769) 8555 …” on a card of Hong Kong: a calling code without its sign, where that makes it valid.
  if (!possible && !international && /^\s*\(\s*[1-9]\d{0,2}\s*[)-]/.test(body)) {
    const abroad = parsePhoneNumberFromString(`+${digits}`);
    if (abroad?.isValid()) return describe(abroad, extension, true);
  }
  possible ??= international ? undefined : ofOldPlan(digits, countries);
  if (possible) return describe(possible, extension, false);
  const number = printed.trim().replace(/\s+/g, ' ');
  return { number, key: digits, kind: null, country: null, valid: false, mended: false };
}

/** A national number never starts with the trunk's zero. Where none is dialed, a zero is one of its digits. */
const isWithTrunk = ({ country, nationalNumber }: PhoneNumber) =>
  nationalNumber.startsWith('0') && (!country || planOf(country).nationalPrefix() !== 0);

/** Their numbers have no fixed length, so that a part of one looks like another. */
const OF_ANY_LENGTH = new Set<string | undefined>(['AT', 'DE']);

/** “55 19-34” in Hagen: without its area code it looks like one of Göttingen, whose numbers begin with a zero at home. */
const isLocal = (phone: PhoneNumber, body: string) =>
  OF_ANY_LENGTH.has(phone.country) &&
  phone.nationalNumber === digitsOf(body) &&
  phone.getType() === 'FIXED_LINE';

/**
 * “3123-0800” in São Paulo is possible, for a service; without its area code nobody abroad gets through. Nor is a
 * calling code the beginning of a group: “137 0256 8819” is no +1 370.
 */
function isWhole({ country, nationalNumber, countryCallingCode }: PhoneNumber, body: string) {
  const [first = '', ...others] = body.match(/\d+/g) ?? [];
  const isCut =
    others.length > 0 &&
    first.length > countryCallingCode.length &&
    !body.includes('+') &&
    first + others.join('') === countryCallingCode + nationalNumber;
  if (isCut) return false;
  if (!country) return true;
  const plan = planOf(country);
  return (['FIXED_LINE', 'MOBILE'] as const).some((type) =>
    plan.type(type)?.possibleLengths().includes(nationalNumber.length),
  );
}

/** “137 0256 8819” on a card of Los Angeles with a number of Ningbo: a mobile number of a country that the card dials. */
export function asMobileOf(countries: readonly CountryCode[], printed: string): ParsedPhone | null {
  const [found] = countries
    .map((country) => parsePhone(printed, [country]))
    .filter((phone) => phone?.valid && phone.kind === 'cell');
  return found ? { ...found, mended: true } : null;
}

/**
 * Numbering plans change, and cards keep the numbers of the old one: “01-774 2085” in Lagos. Only where one
 * country alone is meant, and the number begins with its trunk's zero. Italy's zero is dialed from abroad too, and the
 * United States have none.
 */
function ofOldPlan(digits: string, [country, ...others]: readonly CountryCode[]) {
  if (!country || others.length > 0 || planOf(country).nationalPrefix() !== '0') return undefined;
  if (!/^0[1-9]\d{6,}$/.test(digits)) return undefined;
  return parsePhoneNumberFromString(`+${getCountryCallingCode(country)}${digits.slice(1)}`);
}

function describe(phone: PhoneNumber, extension: string | undefined, valid: boolean): ParsedPhone {
  const number = phone.formatInternational();
  return {
    number: extension ? `${number} ext. ${extension}` : number,
    key: phone.number + (extension ? `x${extension}` : ''),
    kind: kindOf(phone),
    country: phone.country ?? null,
    valid,
    mended: false,
  };
}
