const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/gu;
/** The recognizer takes a Greek capital for the Latin one that looks alike, so all of such a word is Greek. */
const GREEK_OR_CYRILLIC = /[\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** What is worth understanding beside another script: a word, a telephone number, an address. */
const WORTH = /\p{Script=Latin}{3}|(?:\d[\s()./–-]{0,3}){7}|@/u;

const blank = (text: string) => ' '.repeat(text.length);

/**
 * A line without its letters of scripts that understanding has no words of, spaces in their place, so that what is left
 * stands where it stood; spaces alone where too little is left to mean anything.
 */
export function latinPart(text: string): string {
  const latin = text
    .replace(/\S+/gu, (word) => (GREEK_OR_CYRILLIC.test(word) ? blank(word) : word))
    .replace(CJK, blank);
  return latin === text || WORTH.test(latin) ? latin : blank(text);
}
