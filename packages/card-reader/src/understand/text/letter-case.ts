const letters = (text: string) => text.replace(/[^\p{L}]/gu, '');

/** At least two letters, and every letter that has a case is a capital. */
export function isAllCaps(text: string): boolean {
  const own = letters(text);
  return own.length > 1 && own === own.toUpperCase() && own !== own.toLowerCase();
}

export function startsWithCapital(word: string): boolean {
  const first = letters(word).charAt(0);
  return first !== '' && first !== first.toLowerCase();
}

/** Share of the words of three letters and more that start with a capital; 0 without such words. */
export function capitalisedShare(words: readonly string[]): number {
  const long = words.filter((word) => letters(word).length > 2);
  if (long.length === 0) return 0;
  return long.filter(startsWithCapital).length / long.length;
}
