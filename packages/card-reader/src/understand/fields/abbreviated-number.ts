import type { CountryCode } from 'libphonenumber-js/max';
import { type ParsedPhone, parsePhone } from './phone-number.ts';

/**
 * «+91 4324 255518 / 19»: the second number says only the digits that differ. Null where the run is
 * nothing of the kind.
 */
export function readAbbreviated(
  run: string,
  countries: readonly CountryCode[],
): { printed: string; phone: ParsedPhone }[] | null {
  const [, left = '', tail = ''] = /^(.*\d)\s*\/\s*(\d[\d -]*)$/.exec(run) ?? [];
  const first = parsePhone(left, countries);
  const digits = tail.replace(/\D/g, '');
  if (!first?.valid || digits === '' || digits.length > 8 || digits.startsWith('0')) return null;
  const second = withEnding(first, digits);
  return (
    second && [
      { printed: left, phone: first },
      { printed: run, phone: second },
    ]
  );
}

/** The number that differs from another in its last digits. */
export function withEnding(phone: ParsedPhone, digits: string): ParsedPhone | null {
  if (digits.length > 8 || phone.key.length < digits.length + 4) return null;
  const other = parsePhone(phone.key.slice(0, -digits.length) + digits, []);
  return other?.valid ? other : null;
}
