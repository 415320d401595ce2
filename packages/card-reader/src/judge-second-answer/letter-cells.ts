import { toNormalForm } from '@cardsift/contacts/text/unicode-normal-form';
import type { TextLine } from '../reading.ts';

/** What counts as a letter of a value, and what may come between two of them. */
export type LetterRule = 'text' | 'address' | 'digits';

/** A letter that counts. */
export interface Cell {
  /** The letter as it was read, folded, then its alternatives. */
  options: string[];
  /**
   * What comes before it: a space, a sign that does not count, or nothing. At a seam the recognizer may have lost
   * a space (“JaneDoe”). Between ideographs a space is optional.
   */
  gap: 'none' | 'seam' | 'free' | 'space' | 'sign';
}

const COUNTS: Record<LetterRule, RegExp> = {
  text: /[\p{L}\p{N}\p{M}&+#@]/u,
  address: /\S/u,
  digits: /\p{Nd}/u,
};
/** Allowed between the digits of one number. Anything else ends it. */
const WITHIN_NUMBER = /[\s()./+\-–‑·]/u;
/** “+49 (0) 30”: the zero is dialed only within the country, so the value may lack it. */
const TRUNK_ZERO = /\(0\)/g;
const WORD = /[\p{L}\p{N}]/u;
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** “ＡＢ” and “ab” are the same letters. */
const foldLetter = (letter: string) => toNormalForm(letter, 'NFKC').toLowerCase();

function gapWithin(before: string, letter: string): Cell['gap'] {
  if (IDEOGRAPH.test(before) || IDEOGRAPH.test(letter)) return 'free';
  const isNumbered = /\p{N}/u.test(before) !== /\p{N}/u.test(letter);
  return isNumbered || (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(letter)) ? 'seam' : 'none';
}

function gapBetween(
  before: string,
  between: string,
  letter: string,
  rule: LetterRule,
): Cell['gap'] {
  if (between === '') return rule === 'text' ? gapWithin(before, letter) : 'none';
  switch (rule) {
    case 'digits':
      return [...between].every((sign) => WITHIN_NUMBER.test(sign)) ? 'space' : 'sign';
    case 'address':
      // A recognizer sometimes reads a space beside a dot or an @: “jane. doe @acme.com”.
      return WORD.test(before) && WORD.test(letter) ? 'space' : 'none';
    case 'text':
      return between.trim() === '' ? 'space' : 'sign';
  }
}

/** The letters of a text that count under a rule, in order. */
export function cellsOf(
  { text, doubts = [] }: Pick<TextLine, 'text' | 'doubts'>,
  rule: LetterRule,
): Cell[] {
  const cells: Cell[] = [];
  let before = '';
  let between = '';
  let at = 0;
  for (const letter of rule === 'digits' ? text.replace(TRUNK_ZERO, '   ') : text) {
    if (COUNTS[rule].test(letter)) {
      const others = doubts.find((doubt) => doubt.at === at)?.letters ?? [];
      const gap = cells.length === 0 ? 'sign' : gapBetween(before, between, letter, rule);
      cells.push({ options: [letter, ...others].map(foldLetter), gap });
      before = letter;
      between = '';
    } else between += letter;
    at += letter.length;
  }
  return cells;
}
