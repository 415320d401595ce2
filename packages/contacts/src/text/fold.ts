import { toNormalForm } from './unicode-normal-form.ts';

/**
 * Letters that do not decompose into a base letter and a mark, and what people type instead on a keyboard
 * without them.
 */
const PLAIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};

/**
 * A text without case and accents: `lodz` finds Łódź. Folding letter by letter gives the same result as
 * folding the whole text.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^\p{ASCII}*$/u.test(lower)) return lower;
  return toNormalForm(lower, 'NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþıς]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
