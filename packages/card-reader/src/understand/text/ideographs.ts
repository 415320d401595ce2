/** A letter of Chinese and Japanese, which are written without spaces; kana, too. */
export const CHINESE_OR_JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/u;

/** A letter of the scripts that grammars have no words of: to them a line is what it has in Latin letters and digits. */
export const OTHER_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Greek}\p{Script=Cyrillic}ー々〆]/u;
