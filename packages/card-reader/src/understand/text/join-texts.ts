/** Whether a word goes on in the next line: “Key-” and “account”; but “Haut-” and “und” do not. */
export function isBroken(text: string, next: string): boolean {
  return (
    /\p{L}-$/u.test(text) &&
    /^(?:\p{Lu}|(?!(?:und|oder|and|or|et|ou|en|of|e|y|i|och|og|a)\s)\p{Ll})/u.test(next)
  );
}

/** “Speditions-” and “gesellschaft”: a long word that only the end of its line broke. */
const BROKEN_WORD = /(?<=\p{Ll}{5})-$/u;

/**
 * The texts of several lines as one.
 * @param isName a name is not broken within a word: “Khumalo-” and “van der Merwe”
 */
export function joinTexts(texts: readonly string[], isName = false): string {
  return texts.reduce((text, next) => {
    if (!isBroken(text, next)) return `${text} ${next}`;
    const isWithinWord = !isName && /^\p{Ll}/u.test(next);
    return (isWithinWord ? text.replace(BROKEN_WORD, '') : text) + next;
  });
}
