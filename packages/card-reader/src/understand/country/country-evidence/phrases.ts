import { lexemesOf } from '../../text/words.ts';

const LONGEST = 4;

/** Whether a text is an address of the web: its words are nobody's places. */
export const isOnline = (text: string): boolean => /@|www/i.test(text);

/** Whether a text may be a part of a postal address. */
export const mayBeAddress = (text: string): boolean => /[\d,]/.test(text);

export interface Phrase {
  /** Folded. */
  phrase: string;
  /** Whether it is the whole text or its end. */
  isWhole: boolean;
  /** Whether a small letter begins it in a text that has capitals: “chìa khóa” is not the town of Chía. */
  isCommon: boolean;
  /** The word behind it, folded. */
  next: string | undefined;
}

/** Every run of up to four words. */
export function phrasesOf(text: string): Phrase[] {
  const words = lexemesOf(text);
  const printed = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const hasCapitals = /\p{Lu}/u.test(text) && printed.length === words.length;
  return words.flatMap((_, from) => {
    const isCommon = hasCapitals && /^\p{Ll}/u.test(printed[from] ?? '');
    return Array.from({ length: Math.min(LONGEST, words.length - from) }, (_, n) => ({
      phrase: words.slice(from, from + n + 1).join(' '),
      isWhole: n + 1 === words.length || (from > 0 && from + n + 1 === words.length),
      isCommon,
      next: words[from + n + 1],
    }));
  });
}
