import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/max';
import { CUT, type Taken } from '../taken.ts';
import type { FoundPhone } from './found-phone.ts';
import { labelAtEnd, reachOf } from './phone-label.ts';
import { type ParsedPhone, parsePhone } from './phone-number.ts';

/** What Germany and Austria call the last digits of a company's number, those of one telephone. */
const WORD = '(?<!\\p{L})(?:dw|durchwahl|nst|klappe)\\.?\\s*:?\\s*';

/** “DW 20”, “Durchwahl -14”, “Telefax -29”, “5550-20 / -25”: the digits of one telephone alone. */
const SHORT = new RegExp(
  `(?:(?<word>${WORD}[-–]?)|(?<=(?:[\\p{L}.:]|(?<listed>${CUT}\\s*[/,]))\\s*)[-–…])\\s*(?<digits>\\d{1,4})(?![\\d\\p{L}]|[.:/-]\\d|\\/\\p{L}+\\/)`,
  'iu',
);

/** The digits of one telephone as they are printed with those of its company. */
const PRINTED = new RegExp(`(?:[-–]|${WORD})\\s?(\\d{1,4})(?!\\d)`, 'giu');

/** An area code and the shortest number of a company. */
const SHORTEST_STEM = 5;

/** “5550-10”, “5550 DW 10”, “5550 0”: how many of a number's last digits are one telephone's; 0 where none are set apart. */
function dialedDigits({ key, country }: ParsedPhone, printed: string): number {
  const national = key.length - 1 - (country ? getCountryCallingCode(country).length : 0);
  const lone = /\D\s?(0)\s*$/.exec(printed)?.[1];
  const groups = [...printed.matchAll(PRINTED)].map(([, own = '']) => own);
  return (
    [...groups, lone ?? '']
      .filter((own) => own && key.endsWith(own) && national - own.length >= SHORTEST_STEM)
      .at(-1)?.length ?? 0
  );
}

/**
 * A number of the same company, by the digits of its telephone: they take the place of those that the other number
 * prints behind its dash, or of its last zero, which is everybody's. Otherwise they are dialed behind it.
 * @param base that other number, and how it is printed
 * @param isDialedOn whether a word says that they are dialed within the company
 */
export function withDirectDialing(
  base: ParsedPhone,
  printed: string,
  digits: string,
  isDialedOn: boolean,
): ParsedPhone | null {
  const [key = '', extension] = base.key.split('x');
  const read = (text: string) => {
    const phone = parsePhone(text, []);
    return phone?.valid ? phone : null;
  };
  const replaced = (length: number) => read(key.slice(0, -length) + digits);
  if (extension) return read(`${key} ext. ${digits}`);
  const apart = dialedDigits(base, printed);
  const own = apart > 0 ? replaced(apart) : null;
  if (own) return own;
  // Printed without a dash, nobody knows whether the zero is everybody's.
  const isUnsure = key.endsWith('0') && (base.country === 'AT' || base.country === 'DE');
  const doubted = (phone: ParsedPhone | null) => phone && { ...phone, mended: isUnsure };
  // Austria's numbers have no fixed length, and one dials on without a pause.
  if (isDialedOn && base.country === 'AT') return doubted(read(key + digits));
  if (isUnsure) return doubted(replaced(1));
  return isDialedOn ? read(`${key} ext. ${digits}`) : replaced(digits.length);
}

const AT_END = new RegExp(`\\s*\\(?${WORD}(?<digits>\\d{1,4})\\)?\\s*$`, 'iu');

/** “5550-0 DW 20”: a number with the digits of one telephone behind it. */
export function withDialedExtension(
  printed: string,
  countries: readonly CountryCode[],
): ParsedPhone | null {
  const match = AT_END.exec(printed);
  const base = match && parsePhone(printed.slice(0, match.index), countries);
  const digits = match?.groups?.digits ?? '0';
  return base?.valid && digits !== '0'
    ? withDirectDialing(base, printed.slice(0, match?.index), digits, true)
    : null;
}

/**
 * Takes the numbers out of a line that print their last digits alone.
 * @param base the number before them, of the same company
 * @param printed the line on which that one stands
 */
export function takeDirectDialing(
  text: string,
  base: FoundPhone,
  printed: string,
): Taken<FoundPhone> {
  const match = SHORT.exec(text);
  const { word, listed, digits = '' } = match?.groups ?? {};
  if (!match || !base.valid) return { found: [], rest: text };
  const before = text.slice(0, match.index);
  const behind = takeDirectDialing(text.slice(match.index + match[0].length), base, printed);
  // “77 203 (DW 0)” says how everybody is reached, which is the number before it.
  if (word && digits === '0') return { ...behind, rest: before + CUT + behind.rest };
  const said = labelAtEnd(before);
  // “0.-0”: a zero may be the O of “office”, and is no word.
  const isWord = said !== null && /\p{L}/u.test(before.slice(-said.length));
  const label = (isWord ? said : null) ?? (word ? labelAtEnd(word) : null);
  const isOfCompany = label?.kind === 'work' || label?.kind === 'fax';
  const phone =
    isOfCompany || listed !== undefined || (word && !label)
      ? withDirectDialing(base, printed, digits, word !== undefined)
      : null;
  if (!phone) return { ...behind, rest: before + match[0] + behind.rest };
  const ownLabel = label && !word ? before.slice(-label.length) : (word ?? '');
  const found: FoundPhone = {
    ...phone,
    labeled: listed === undefined ? (label?.kind === 'fax' ? 'fax' : 'work') : base.labeled,
    isDoubtful: phone.mended,
    ...reachOf(ownLabel),
  };
  const rest = before.slice(0, before.length - (labelAtEnd(before)?.length ?? 0));
  return { found: [found, ...behind.found], rest: rest + CUT + behind.rest };
}
