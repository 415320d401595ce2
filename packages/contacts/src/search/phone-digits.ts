import { normalizePhone } from '../normalize-values.ts';

/** Fewer digits are part of half of all numbers. */
const FEWEST_DIGITS = 3;

const CALLING_CODE_LENGTHS = [1, 2, 3];

/** A number in the form that is compared: without trunk zeros, which only the national form has. */
export interface PhoneDigits {
  digits: string;
  /** Whether it starts with a calling code. */
  international: boolean;
}

/** The digits of a text that may be part of a number. Undefined for any other text. */
export function readPhoneDigits(text: string): PhoneDigits | undefined {
  if (!/^[\s\d()+./-]+$/.test(text)) return undefined;
  const number = normalizePhone(text);
  const digits = number.replace(/^\+?0*/, '');
  if (digits.length < FEWEST_DIGITS) return undefined;
  return { digits, international: number.startsWith('+') };
}

/**
 * Whether these typed digits mean that number: `0171/23` finds `+49 171 2345`, and the other way around.
 */
export function isPartOfPhone(typed: PhoneDigits, stored: PhoneDigits): boolean {
  if (stored.digits.includes(typed.digits)) return true;
  if (!typed.international || stored.international) return false;
  return CALLING_CODE_LENGTHS.map((length) => typed.digits.slice(length)).some(
    (national) => national.length > FEWEST_DIGITS && stored.digits.startsWith(national),
  );
}
