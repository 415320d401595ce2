import { lexemesOf } from '../../text/words.ts';

const LONGEST = 4;

/** Every run of up to four words, and whether it is the whole text or its end. */
export function phrasesOf(text: string): { phrase: string; isWhole: boolean }[] {
  const words = lexemesOf(text);
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST, words.length - from) }, (_, n) => ({
      phrase: words.slice(from, from + n + 1).join(' '),
      isWhole: n + 1 === words.length || (from > 0 && from + n + 1 === words.length),
    })),
  );
}
