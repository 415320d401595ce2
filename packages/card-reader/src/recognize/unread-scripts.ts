import type { RgbImage } from '../geometry.ts';
import type { Engine } from '../models/engine.ts';
import { IDEOGRAPHS } from '../models/packs.ts';
import type { ReadSymbol } from './ctc-decode.ts';
import { recognizeLines } from './recognize-lines.ts';

/** A class of the alphabets' head for a word in a script that no head reads, such as “<Arabic>”. */
const UNREAD = /^<(.+)>$/;

/** A less probable symbol is an ornament. */
const MIN_PROBABILITY = 0.7;

export const isUnread = ({ text }: ReadSymbol) => UNREAD.test(text);

/** The script, in English, of a word that was recognized but not read: “Korean”. */
export const scriptOf = ({ text }: ReadSymbol): string | undefined => UNREAD.exec(text)?.[1];

/**
 * The scripts, in English, of words that were recognized but not read: “Arabic”. The one with the most words comes first.
 * If there is a head for a script and it is not sure, the words are an ornament.
 */
export function unreadScripts(
  symbols: readonly ReadSymbol[],
  { everyScript, ofScripts }: Pick<Engine, 'everyScript' | 'ofScripts'>,
): string[] {
  const isRead = (script: string) =>
    script === IDEOGRAPHS ? everyScript !== undefined : script in ofScripts;
  const words = symbols
    .filter(({ probability }) => probability >= MIN_PROBABILITY)
    .flatMap((symbol) => scriptOf(symbol) ?? [])
    .filter((script) => !isRead(script));
  return [...Map.groupBy(words, (script) => script)]
    .sort(([, some], [, others]) => others.length - some.length)
    .map(([script]) => script);
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
