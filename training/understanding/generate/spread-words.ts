import { isAllCaps } from '@cardsift/card-reader/understand/text/letter-case';

/** Spreads words over as many lines as there are lengths, in proportion to them. Some lines may stay empty. */
export function spreadWords(text: string, lengths: readonly number[]): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const wanted = lengths.slice(0, words.length);
  const share = text.length / wanted.reduce((sum, length) => sum + length, 0);
  let written = 0;
  let end = 0;
  return wanted.map((length, i) => {
    end += length * share;
    const left = wanted.length - 1 - i;
    const own: string[] = [];
    while (words.length > left) {
      const [word = ''] = words;
      if (own.length > 0 && left > 0 && written + word.length / 2 >= end) break;
      own.push(word);
      words.shift();
      written += word.length + 1;
    }
    return own.join(' ');
  });
}

/** Copies the capitalization of another text. */
export function inCaseOf(text: string, other: string): string {
  if (isAllCaps(other)) return text.toUpperCase();
  const letters = other.replace(/[^\p{L}]/gu, '');
  const isSmall = letters === letters.toLowerCase() && letters !== letters.toUpperCase();
  return letters.length > 1 && isSmall ? text.toLowerCase() : text;
}
