import { CHINESE_OR_JAPANESE } from './ideographs.ts';

/** Whether a word goes on in the next line: “Key-” and “account”; but “Haut-” and “und” do not. */
function isBroken(text: string, next: string): boolean {
  return (
    /\p{L}-$/u.test(text) &&
    /^(?:\p{Lu}|(?!(?:und|oder|and|or|et|ou|en|of|e|y|i|och|og|a)\s)\p{Ll})/u.test(next)
  );
}

/** “Speditions-” and “gesellschaft”: a long word that only the end of its line broke. */
const BROKEN_WORD = /(?<=\p{Ll}{5})-$/u;

/** “第二営業” and “部”: scripts without spaces. */
const isWrittenOn = (text: string, next: string) =>
  CHINESE_OR_JAPANESE.test(text.slice(-1)) && CHINESE_OR_JAPANESE.test(next.charAt(0));

/**
 * The texts of several lines as one.
 * @param isName a name is not broken within a word: “Khumalo-” and “van der Merwe”
 */
export function joinTexts(texts: readonly string[], isName = false): string {
  return texts.reduce((text, next) => {
    if (isWrittenOn(text, next)) return text + next;
    if (!isBroken(text, next)) return `${text} ${next}`;
    const isWithinWord = !isName && /^\p{Ll}/u.test(next);
    return (isWithinWord ? text.replace(BROKEN_WORD, '') : text) + next;
  });
}
