import { isTradeWord } from '../lexicon/trade-words.ts';
import {
  firmEndings,
  organizationWords,
  streetEndings,
  streetWords,
} from '../lexicon/word-lists.ts';

const hasEnding = (lexeme: string, endings: readonly string[], stem = 0) =>
  endings.some((ending) => lexeme.endsWith(ending) && lexeme.length >= ending.length + stem);

/** Letters of a compound before its ending. */
const SHORTEST_STEM = 3;

export function isOrganizationWord(lexeme: string): boolean {
  return organizationWords.has(lexeme) || hasEnding(lexeme, firmEndings, SHORTEST_STEM);
}

/** Whether a word says what a firm does or is, and not what it is called. */
export const saysTrade = (lexeme: string): boolean =>
  isTradeWord(lexeme) || isOrganizationWord(lexeme);

export function isStreetWord(lexeme: string): boolean {
  return streetWords.has(lexeme) || (lexeme.length > 5 && hasEnding(lexeme, streetEndings));
}
