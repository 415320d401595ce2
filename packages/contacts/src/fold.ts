import { toNormalForm } from './normal-form.ts';

/** Letters that are no base letter with a mark, as people type them on a keyboard without them. */
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

/** A text without case and accents: `lodz` finds Łódź. Letter by letter gives the same as all at once. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^\p{ASCII}*$/u.test(lower)) return lower;
  return toNormalForm(lower, 'NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþıς]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
