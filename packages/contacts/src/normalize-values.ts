import { toAsciiAddress } from './ascii-address.ts';
import { toNormalForm } from './text/unicode-normal-form.ts';

/**
 * Normalizes values before contacts are compared. Case, spaces and punctuation do not count, because
 * they differ between printed forms of one value. Nothing else is guessed.
 */

/** In NFKC, in lower case, and only letters, marks and digits, with one space between words. */
export function normalizeText(text: string | null | undefined): string {
  return toNormalForm(text ?? '', 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a text to compare. A text of signs only is one word. */
export function readWords(text: string | null | undefined): string[] {
  const words = normalizeText(text) || (text ?? '').trim();
  return words === '' ? [] : words.split(/\s+/);
}

/** In lower case without spaces, with an ASCII domain, so that both forms of a domain are equal. */
export function normalizeEmail(email: string | null | undefined): string {
  return toAsciiAddress((email ?? '').toLowerCase().replace(/\s+/g, ''));
}

/**
 * The digits, with a plus for an international number (`+49`, `0049` and `+49 (0)` are equal). A
 * national and an international number stay different, because the country is unknown here.
 */
export function normalizePhone(phone: string | null | undefined): string {
  const compact = toNormalForm(phone ?? '', 'NFKC').replace(/\(0\)/g, '');
  const international = /^\s*(?:\+|00)/.test(compact);
  const digits = compact.replace(/\D/g, '');
  const dialed = international ? digits.replace(/^00/, '') : digits;
  return international && dialed !== '' ? `+${dialed}` : dialed;
}

/**
 * The key by which numbers are compared: “0800-FLOWERS” and “0800-CARPETS” are two. A number with neither digits nor
 * letters is compared as written.
 */
export function phoneKey(number: string): string {
  const letters = normalizeText(number).replace(/[^\p{L}\p{M}]/gu, '');
  return normalizePhone(number) + letters || number;
}
