import { fold } from '@cardsift/contacts/text/fold';

/** What spaces part. */
export const wordsOf = (text: string): string[] => text.split(/\s+/u).filter(Boolean);

/** Folded words, split at hyphens and dots too: what a lexicon is asked. */
export function lexemesOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
