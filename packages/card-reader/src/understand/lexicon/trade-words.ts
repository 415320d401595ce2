import { isEastAsian } from '@cardsift/contacts/text/script';
import tradeWords from './trade-words.json' with { type: 'json' };

const words: ReadonlySet<string> = new Set(tradeWords.split(' '));

/** “山田歯科医院”: signs in East Asian scripts end with what a firm does. */
const endsWithTrade = (lexeme: string) =>
  [...lexeme].some((_, i, letters) => i > 0 && words.has(letters.slice(i).join('')));

/** Whether a word says what a firm does: “clinic”, “tekstil”, “歯科医院”. */
export const isTradeWord = (lexeme: string): boolean =>
  words.has(lexeme) || (isEastAsian(lexeme) && endsWithTrade(lexeme));
