import { lazily } from '../lazily.ts';
import { labelAtEnd } from '../understand/fields/phone/phone-label.ts';
import { meanProbability, type ReadSymbol } from './ctc-decode.ts';
import lookAlikes from './look-alikes.json' with { type: 'json' };
import { wordsOf } from './readable-words.ts';

/** In how many parts of a natural logarithm the file tells how much more often something is another script's. */
export const STEPS = 4;
/** Before a word's first and behind its last letter. */
const END = '_';
/** Between these probabilities of a letter the file tells the scripts apart. */
export const SURENESS: readonly number[] = [0.5, 0.8, 0.95, 0.99];

/** Letters in a row that say anything. */
const LEAST_LETTERS = 3;
/** Less surely is read what is no text, mean probability. */
const READ = 0.7;
/** The odds of a line that tells of another script, as a natural logarithm, and of all such lines of a card together: of 230 pictures of strangers' cards without one none has more than 21, and six with one have 90 at least. */
const TELLING = 6;
const CARD = 25;
/** What is in the other script on such a card, a line or a word; words beside it are ours from here down. */
const OTHER = 3;
const OURS = -8;
/** What is left of a line is sure: else it is no text at all. */
const SURE = 0.9;

/** A telephone's number stays, whatever the word before it. */
const NUMBER = /(?:\d[\s()./–-]{0,3}){7}/;
const ADDRESS = /www\.|https?:|\S@\S+\.\p{Ll}{2}|\.\p{Ll}{2,4}$/u;
/** A bar is also read as a letter. */
const SEPARATORS = /^(?:[\s/|•·–-]+|[Il]\s*)$/;

const textOf = (symbols: readonly ReadSymbol[]) => symbols.map(({ text }) => text).join('');

/** The pairs of neighbors of a run of letters, its ends included: `_A`, `Av`, `v_`. */
export function pairsOf(letters: readonly string[]): string[] {
  const all = [END, ...letters, END];
  return all.slice(1).map((letter, i) => `${all[i]}${letter}`);
}

/** The runs of letters of a text that are long enough. */
export function letterRuns(symbols: readonly ReadSymbol[]): ReadSymbol[][] {
  const runs: ReadSymbol[][] = [[]];
  for (const symbol of symbols) {
    if (/\p{L}/u.test(symbol.text)) runs.at(-1)?.push(symbol);
    else runs.push([]);
  }
  return runs.filter(({ length }) => length >= LEAST_LETTERS);
}

const odds = lazily(() => {
  const pairs = new Map<string, number>();
  for (const [steps, list] of Object.entries<string>(lookAlikes.pairs))
    for (const pair of list.split(' ')) pairs.set(pair, Number(steps) / STEPS);
  return { pairs, sureness: lookAlikes.sureness.map((steps) => steps / STEPS) };
});

const isAddress = (symbols: readonly ReadSymbol[]) => ADDRESS.test(textOf(symbols).trim());

/** How much more probably letters were printed in another script than in ours, as a natural logarithm. */
function oddsOf(symbols: readonly ReadSymbol[]): number {
  if (isAddress(symbols)) return 0;
  const { pairs, sureness } = odds();
  let sum = 0;
  for (const run of letterRuns(symbols)) {
    for (const pair of pairsOf(run.map(({ text }) => text))) sum += pairs.get(pair) ?? 0;
    for (const { probability } of run)
      sum += sureness[SURENESS.filter((limit) => probability >= limit).length] ?? 0;
  }
  return sum;
}

/**
 * The lines of a card without what stands on it in Greek or Cyrillic letters: the recognizer has none of them and
 * reads each as the Latin one that it looks like, “Стоян” as “CToah”. Neighbors that no Latin word has, and how unsure it is, tell it;
 * both as counted (`training/world/write-look-alikes.ts`), as if each were independent of the others (naive Bayes).
 * On a card where no line is surely in another script nothing is left out.
 * @returns null for a line of which nothing is left
 */
export function withoutOtherScripts(lines: readonly ReadSymbol[][]): (ReadSymbol[] | null)[] {
  const told = lines.map((line) => {
    const words = wordsOf(line).map((symbols) => ({ symbols, odds: oddsOf(symbols) }));
    return { line, words, odds: mostOf(words) };
  });
  const telling = told.filter(({ line, odds }) => odds >= TELLING && meanProbability(line) >= READ);
  if (sumOf(telling) < CARD) return [...lines];
  return told.map(({ line, words, odds }) => (odds >= OTHER ? oursOf(words) : line));
}

/** The odds of words together or of one of them. */
const mostOf = (words: readonly { odds: number }[]) =>
  Math.max(sumOf(words), ...words.map(({ odds }) => odds));
const isInOther = (words: readonly { odds: number }[]) => mostOf(words) >= OTHER;

const sumOf = (all: readonly { odds: number }[]) => all.reduce((sum, { odds }) => sum + odds, 0);

interface Word {
  symbols: ReadSymbol[];
  odds: number;
}

const isSeparator = ({ symbols }: Word) => SEPARATORS.test(textOf(symbols));

/** “Булевар 87, Чачак • Bulevar 87, Čačak”: the parts of a line, each with the separator before it. */
function partsOf(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (isSeparator(word)) parts.push([]);
    parts.at(-1)?.push(word);
  }
  return parts;
}

/** What is left of a line without what it has in another script. */
function oursOf(words: readonly Word[]): ReadSymbol[] | null {
  const kept = partsOf(words).flatMap((part) => (isInOther(part) ? wordsOfOurs(part) : part));
  while (kept[0] && isSeparator(kept[0])) kept.shift();
  const left = kept.flatMap(({ symbols }) => symbols);
  const isText = letterRuns(left).length > 0 || NUMBER.test(textOf(left));
  return isText && meanProbability(left) >= SURE ? left : null;
}

/** The words of a part in another script that are not: addresses, numbers and what is known before them. */
function wordsOfOurs(words: readonly Word[]): Word[] {
  const isNumber = NUMBER.test(textOf(words.flatMap(({ symbols }) => symbols)));
  // “Oakc.” before a number is known for what it is.
  const isLabel = ({ symbols }: Word) => isNumber && labelAtEnd(textOf(symbols)) !== null;
  const others = words.filter((word) => word.odds < OTHER || isLabel(word));
  const areOurs = sumOf(others) <= OURS;
  return others.filter(
    (word) =>
      areOurs ||
      isAddress(word.symbols) ||
      (isNumber && (isLabel(word) || letterRuns(word.symbols).length === 0)),
  );
}
