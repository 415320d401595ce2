import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/max';
import { type ParsedPhone, parsePhone } from './phone-number.ts';

/** The German and Austrian names for the last digits of a company's number, which lead to one telephone. */
export const DIALED_WORD = '(?<!\\p{L})(?:dw|durchwahl|nst|klappe)\\.?\\s*:?\\s*';

/** The digits of one extension as they are printed with the company's number. */
const PRINTED = new RegExp(`(?:[-–]|${DIALED_WORD})\\s?(\\d{1,4})(?!\\d)`, 'giu');

/** The fewest digits of a company's number with its area code. */
const SHORTEST_STEM = 5;

/**
 * “5550-10”, “5550 DW 10”: how many of a number's last digits are the extension; 0 where none are set
 * apart.
 */
function dialedDigits({ key, country }: ParsedPhone, printed: string): number {
  const national = key.length - 1 - (country ? getCountryCallingCode(country).length : 0);
  const groups = [...printed.matchAll(PRINTED)].map(([, own = '']) => own);
  return (
    groups
      .filter((own) => own && key.endsWith(own) && national - own.length >= SHORTEST_STEM)
      .at(-1)?.length ?? 0
  );
}

/**
 * The number of an extension, made from another number of the same company. The extension replaces what the other
 * number prints behind its dash, or its last zero, which reaches the switchboard. Otherwise it is dialed behind the
 * number.
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
  // Without a dash, the last zero may be part of the number.
  const isUnsure = key.endsWith('0') && (base.country === 'AT' || base.country === 'DE');
  const doubted = (phone: ParsedPhone | null) => phone && { ...phone, mended: isUnsure };
  // Austrian numbers have no fixed length, and an extension is dialed without a pause.
  if (isDialedOn && base.country === 'AT') return doubted(read(key + digits));
  if (isUnsure) return doubted(replaced(1));
  return isDialedOn ? read(`${key} ext. ${digits}`) : replaced(digits.length);
}

const AT_END = new RegExp(`\\s*\\(?${DIALED_WORD}(?<digits>\\d{1,4})\\)?\\s*$`, 'iu');

/** “5550-0 DW 20”: a number followed by an extension. */
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
