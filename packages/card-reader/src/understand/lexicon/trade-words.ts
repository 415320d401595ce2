import tradeWords from './trade-words.json' with { type: 'json' };

const words: ReadonlySet<string> = new Set(tradeWords.split(' '));

/** Whether a word says what a firm does: “clinic”, “tekstil”. */
export const isTradeWord = (lexeme: string): boolean => words.has(lexeme);
