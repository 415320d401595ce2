import { givenNames } from './given-names.ts';
import givenWords from './given-words.json' with { type: 'json' };

const words: ReadonlySet<string> = new Set(givenWords.split(' '));

/** Whether people somewhere are called so: “suraj”, “adaeze”. */
export const isGivenName = (lexeme: string): boolean => givenNames.has(lexeme) || words.has(lexeme);
