import type { Engine } from '../models/engine.ts';
import type { ReadSymbol } from './ctc-decode.ts';

/** A class of the alphabets' head: a word of a script that no head reads, as in “<Arabic>”. */
const UNREAD = /^<(.+)>$/;

/** A symbol below this probability is an ornament. */
const MIN_PROBABILITY = 0.7;

export const isUnread = ({ text }: ReadSymbol) => UNREAD.test(text);

/** What a server has a head for; where it is not sure of such letters they are an ornament. */
const IDEOGRAPHS = 'Chinese or Japanese';

/** The scripts among words that were recognized and not read, in English: “Arabic”. */
export function unreadScripts(
  symbols: readonly ReadSymbol[],
  { everyScript }: Pick<Engine, 'everyScript'>,
): string[] {
  const found = symbols.flatMap(({ text, probability }) =>
    probability >= MIN_PROBABILITY ? (UNREAD.exec(text)?.[1] ?? []) : [],
  );
  return [...new Set(found)].filter((script) => !everyScript || script !== IDEOGRAPHS);
}

/** A line with a gap in place of each word that was not read. */
export const withoutUnread = (symbols: readonly ReadSymbol[]): ReadSymbol[] =>
  symbols.map((symbol) => (isUnread(symbol) ? { ...symbol, text: ' ', others: [] } : symbol));
