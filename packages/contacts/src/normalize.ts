import { toAsciiAddress } from './ascii-address.ts';
import { toNormalForm } from './normal-form.ts';

/**
 * How values are compared when asking whether two contacts are the same. The printed forms of one
 * value differ in case, spaces and punctuation, so those do not count; nothing is guessed beyond that.
 */

/** Compatibility-composed, lower case, and only letters, marks and digits, one space between words. */
export function normalizeText(text: string | null | undefined): string {
  return toNormalForm(text ?? '', 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a text for comparing; one of signs only is one word. */
export function readWords(text: string | null | undefined): string[] {
  const words = normalizeText(text) || (text ?? '').trim();
  return words === '' ? [] : words.split(/\s+/);
}

/** Lower case without spaces; a domain in its ASCII form, so that both forms of one are the same. */
export function normalizeEmail(email: string | null | undefined): string {
  return toAsciiAddress((email ?? '').toLowerCase().replace(/\s+/g, ''));
}

/**
 * The digits, with a plus for an international number (`+49`, `0049`, `+49 (0)` are one).
 * A national and an international number stay different: the country is not known here.
 */
export function normalizePhone(phone: string | null | undefined): string {
  const compact = toNormalForm(phone ?? '', 'NFKC').replace(/\(0\)/g, '');
  const international = /^\s*(?:\+|00)/.test(compact);
  const digits = compact.replace(/\D/g, '');
  const dialed = international ? digits.replace(/^00/, '') : digits;
  return international && dialed !== '' ? `+${dialed}` : dialed;
}

/** The key that tells numbers apart. A number without digits is compared as written. */
export function phoneKey(number: string): string {
  return normalizePhone(number) || number;
}
