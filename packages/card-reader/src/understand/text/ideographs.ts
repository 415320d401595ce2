/** A letter of Chinese and Japanese, which are written without spaces. */
export const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}]/u;

/** The same, with the syllables that Japanese writes foreign words in. */
export const CHINESE_OR_JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/u;
