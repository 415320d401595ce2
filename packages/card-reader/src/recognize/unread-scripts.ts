import type { RgbImage } from '../geometry.ts';
import type { Engine } from '../models/engine.ts';
import type { ReadSymbol } from './ctc-decode.ts';
import { recognizeLines } from './recognize-lines.ts';

/** A class of the alphabets' head for a word in a script that no head reads, such as “<Arabic>”. */
const UNREAD = /^<(.+)>$/;

/** A less probable symbol is an ornament. */
const MIN_PROBABILITY = 0.7;

export const isUnread = ({ text }: ReadSymbol) => UNREAD.test(text);

/** The script, in English, of a word that was recognized but not read: “Korean”. */
export const scriptOf = ({ text }: ReadSymbol): string | undefined => UNREAD.exec(text)?.[1];

/** A server has a head for these. If that head is not sure, they are an ornament. */
const IDEOGRAPHS = 'Chinese or Japanese';

/** The scripts, in English, of words that were recognized but not read: “Arabic”. */
export function unreadScripts(
  symbols: readonly ReadSymbol[],
  { everyScript, ofScripts }: Pick<Engine, 'everyScript' | 'ofScripts'>,
): string[] {
  const found = symbols
    .filter(({ probability }) => probability >= MIN_PROBABILITY)
    .flatMap((symbol) => scriptOf(symbol) ?? []);
  const isRead = (script: string) =>
    script === IDEOGRAPHS ? everyScript !== undefined : script in ofScripts;
  return [...new Set(found)].filter((script) => !isRead(script));
}

const countUnread = (symbols: readonly ReadSymbol[]) =>
  symbols.reduce((sum, symbol) => sum + (isUnread(symbol) ? symbol.probability : 0), 0);

/**
 * The scripts of a card of which nothing was read. Without Latin letters we cannot tell which way up it is, so it is
 * read upside down as well, and the way up with more such words counts.
 *
 * @param turned its lines the other way up
 */
export async function unreadScriptsOfAll(
  symbols: readonly ReadSymbol[],
  turned: readonly RgbImage[],
  engine: Pick<Engine, 'everyScript' | 'ofScripts' | 'alphabets'>,
): Promise<string[]> {
  if (countUnread(symbols) === 0) return [];
  const other = (await recognizeLines(turned, engine.alphabets)).flat();
  return unreadScripts(countUnread(other) > countUnread(symbols) ? other : symbols, engine);
}

/** A line with a gap in place of each word that was not read. */
export const withoutUnread = (symbols: readonly ReadSymbol[]): ReadSymbol[] =>
  symbols.map((symbol) => (isUnread(symbol) ? { ...symbol, text: ' ', others: [] } : symbol));
