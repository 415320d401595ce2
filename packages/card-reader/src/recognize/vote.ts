import { fold } from '@cardsift/contacts/fold';
import type { ReadSymbol } from './ctc-decode.ts';

/** One reading of a line among several. */
export interface LineReading {
  symbols: readonly ReadSymbol[];
  /** The recognizer knows ASCII only: it says nothing against a letter with a mark, or a sign like “·”. */
  plain: boolean;
  /** It sees more than the line, and what it alone sees may belong to another one. */
  wider: boolean;
}

/** How much a reading that sees nothing where others see a symbol speaks against it. */
const NOTHING = 0.4;
/** The first reading is of the line as it was found; the others look at more around it, or know fewer letters. */
const FIRST = 1.25;

const isPlain = ({ text }: ReadSymbol) => text <= '\u007f';
const isLetter = ({ text }: ReadSymbol) => /\p{L}/u.test(text);
const isSame = (a: ReadSymbol, b: ReadSymbol) => a.text === b.text || fold(a.text) === fold(b.text);

/** What a reading has at each symbol of the first one, and in each gap: before it, and after the last. */
interface Aligned {
  /** Null where it has nothing. */
  at: (ReadSymbol | null)[];
  gaps: ReadSymbol[][];
}

/** Lays a reading along the first one with the fewest differences (Levenshtein, 1966). */
function align(first: readonly ReadSymbol[], other: readonly ReadSymbol[]): Aligned {
  const width = other.length + 1;
  const costs = new Float64Array((first.length + 1) * width);
  const cost = (i: number, j: number) => costs[i * width + j] as number;
  const differs = (i: number, j: number) =>
    isSame(first[i] as ReadSymbol, other[j] as ReadSymbol) ? 0 : 1;
  for (let i = 0; i <= first.length; i++) {
    for (let j = 0; j <= other.length; j++) {
      if (i === 0 || j === 0) costs[i * width + j] = i + j;
      else
        costs[i * width + j] = Math.min(
          cost(i - 1, j - 1) + differs(i - 1, j - 1),
          cost(i - 1, j) + 1,
          cost(i, j - 1) + 1,
        );
    }
  }
  const at: (ReadSymbol | null)[] = first.map(() => null);
  const gaps: ReadSymbol[][] = Array.from({ length: first.length + 1 }, () => []);
  let [i, j] = [first.length, other.length];
  while (i > 0 || j > 0) {
    if (i > 0 && j > 0 && cost(i, j) === cost(i - 1, j - 1) + differs(i - 1, j - 1)) {
      i--;
      j--;
      at[i] = other[j] as ReadSymbol;
    } else if (j > 0 && cost(i, j) === cost(i, j - 1) + 1) {
      j--;
      gaps[i]?.unshift(other[j] as ReadSymbol);
    } else i--;
  }
  return { at, gaps };
}

interface Vote {
  symbol: ReadSymbol | null;
  weight: number;
  plain: boolean;
}

const weightOf = (votes: readonly Vote[]) => votes.reduce((sum, { weight }) => sum + weight, 0);

function heaviest(votes: readonly Vote[], keyOf: (vote: Vote) => string): Vote[] {
  const groups = [...Map.groupBy(votes, keyOf).values()];
  return groups.sort((a, b) => weightOf(b) - weightOf(a))[0] ?? [];
}

/** The symbol that most speaks for, with what else was seen there as its alternatives. */
function elect(votes: readonly Vote[]): ReadSymbol | null {
  const alike = heaviest(votes, ({ symbol }) => (symbol ? fold(symbol.text) || symbol.text : ''));
  // Who knows no marks has no say in which one it is.
  const isMarked = alike.some(({ symbol }) => symbol && !isPlain(symbol));
  const informed = alike.filter(({ plain }) => !(plain && isMarked));
  const [chosen] = heaviest(informed, ({ symbol }) => symbol?.text ?? '');
  const symbol = chosen?.symbol;
  if (!symbol) return null;
  const known = new Set([symbol.text, ...symbol.others.map(({ text }) => text)]);
  const others = votes
    .flatMap((vote) => vote.symbol ?? [])
    .filter(({ text }) => text.trim() !== '' && !known.has(text))
    .map(({ text, probability }) => ({ text, probability }));
  return { ...symbol, others: [...symbol.others, ...others] };
}

/** Whether a recognizer that knows ASCII only has a say where another one sees a symbol. */
function mayJudge(seen: ReadSymbol | null, symbol: ReadSymbol): boolean {
  return seen === null || isPlain(symbol) || (isLetter(symbol) && !isLetter(seen));
}

/**
 * One reading out of several of the same line, symbol by symbol (ROVER: Fiscus, 1997): each speaks
 * for what it sees with its probability. Places are those of the first reading.
 */
export function vote([first, ...others]: readonly [LineReading, ...LineReading[]]): ReadSymbol[] {
  const aligned = others.map(({ symbols, plain, wider }) => ({
    ...align(first.symbols, symbols),
    plain,
    wider,
  }));
  const result: ReadSymbol[] = [];
  for (let i = 0; i <= first.symbols.length; i++) {
    const inLine = aligned.filter(({ wider }) => !wider).map(({ gaps }) => gaps[i]?.length ?? 0);
    const position = first.symbols[Math.min(i, first.symbols.length - 1)]?.position ?? 0.5;
    for (let k = 0; k < Math.max(0, ...inLine); k++) {
      const votes = aligned.map(({ gaps, plain }): Vote => {
        const symbol = gaps[i]?.[k] ?? null;
        return { symbol, weight: symbol?.probability ?? NOTHING, plain };
      });
      const missed = elect([{ symbol: null, weight: NOTHING * FIRST, plain: false }, ...votes]);
      if (missed) result.push({ ...missed, position });
    }
    const symbol = first.symbols[i];
    if (!symbol) continue;
    const votes = aligned.flatMap(({ at, plain }): Vote[] => {
      const seen = at[i] ?? null;
      if (plain && !mayJudge(seen, symbol)) return [];
      return [{ symbol: seen, weight: seen?.probability ?? NOTHING, plain }];
    });
    const own = { symbol, weight: FIRST * symbol.probability, plain: first.plain };
    const elected = elect([own, ...votes]);
    if (elected) result.push({ ...elected, position: symbol.position });
  }
  return result;
}
