/** A letter of Chinese and Japanese, which are written without spaces; kana, too. */
export const CHINESE_OR_JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/u;
