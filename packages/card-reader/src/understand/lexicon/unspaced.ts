const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]/u;

/** Whether a lexeme is in a script that puts several words together. */
export const isUnspaced = (lexeme: string): boolean => EAST_ASIAN.test(lexeme);
