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
