/** The letters of a text and nothing else. */
export const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');

export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** At least two letters, and every letter that has a case is a capital. */
export function isAllCaps(text: string): boolean {
  const own = lettersOf(text);
  return own.length > 1 && own === own.toUpperCase() && own !== own.toLowerCase();
}

export function startsWithCapital(word: string): boolean {
  const first = lettersOf(word).charAt(0);
  return first !== '' && first !== first.toLowerCase();
}
