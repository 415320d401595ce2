import { fold } from '@cardsift/contacts/text/fold';
import { toNormalForm } from '@cardsift/contacts/text/unicode-normal-form';

/**
 * A text's words, folded so that spellings of one name are equal: in lower case, without marks, and with “ue”,
 * “oe”, “ae”, “aa” as the single letter that they transcribe (Müller, Mueller, Muller).
 */
export function foldWords(text: string): string[] {
  const folded = fold(toNormalForm(text, 'NFKC'))
    .replace(/[’']/g, '')
    .replace(/([aou])e|aa/g, (pair) => pair.charAt(0));
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether `words` are adjacent, in this order, in `text`. */
export function containsWords(text: string[], words: string[]): boolean {
  if (words.length === 0) return false;
  return text.some((_, start) => words.every((word, index) => text[start + index] === word));
}
