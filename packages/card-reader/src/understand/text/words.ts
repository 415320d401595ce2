import { fold } from './fold.ts';

const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’.-]*/gu;

/** The words of a line as printed, without surrounding punctuation; inner dots and hyphens stay. */
export function wordsOf(text: string): string[] {
  return (text.match(WORD) ?? []).map((word) => word.replace(/['’-]+$/u, ''));
}

/** Folded words, split at hyphens and dots too: what a lexicon is asked. */
export function lexemesOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
