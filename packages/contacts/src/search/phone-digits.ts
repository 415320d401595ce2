import { normalizePhone } from '../normalize.ts';

/** Shorter runs of digits stand in half of all numbers. */
const FEWEST_DIGITS = 3;

/** How many digits a country's calling code has. */
const CALLING_CODE_LENGTHS = [1, 2, 3];

/** A number as it is compared: without trunk zeros, which only one of its two forms has. */
export interface PhoneDigits {
  digits: string;
  /** Whether it begins with a calling code. */
  international: boolean;
}

/** The digits of what may be part of a number; undefined for anything else. */
export function readPhoneDigits(text: string): PhoneDigits | undefined {
  if (!/^[\s\d()+./-]+$/.test(text)) return undefined;
  const number = normalizePhone(text);
  const digits = number.replace(/^\+?0*/, '');
  if (digits.length < FEWEST_DIGITS) return undefined;
  return { digits, international: number.startsWith('+') };
}

/** Whether somebody who typed these digits means that number: `0171/23` and `+49 171 2345`, and back. */
export function isPartOfPhone(typed: PhoneDigits, stored: PhoneDigits): boolean {
  if (stored.digits.includes(typed.digits)) return true;
  if (!typed.international || stored.international) return false;
  return CALLING_CODE_LENGTHS.map((length) => typed.digits.slice(length)).some(
    (national) => national.length > FEWEST_DIGITS && stored.digits.startsWith(national),
  );
}
