import { fold } from '@cardsift/contacts/fold';
import { toNormalForm } from '@cardsift/contacts/normal-form';

/**
 * A text's words, folded so that two spellings of one name are equal: lower case, no marks, and “ue”, “oe”, “ae”,
 * “aa” as the single letter that they transcribe (Müller, Mueller, Muller).
 */
export function foldWords(text: string): string[] {
  const folded = fold(toNormalForm(text, 'NFKC'))
    .replace(/[’']/g, '')
    .replace(/([aou])e|aa/g, (pair) => pair.charAt(0));
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether `words` stand side by side, in this order, somewhere in `text`. */
export function containsWords(text: string[], words: string[]): boolean {
  if (words.length === 0) return false;
  return text.some((_, start) => words.every((word, index) => text[start + index] === word));
}
