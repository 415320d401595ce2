import { lazily } from '../lazily.ts';
import { labelAtEnd } from '../understand/fields/phone/phone-label.ts';
import { meanProbability, type ReadSymbol } from './ctc-decode.ts';
import lookAlikes from './look-alikes.json' with { type: 'json' };
import { letterRuns, readLookAlikes } from './look-alikes.ts';
import { wordsOf } from './readable-words.ts';

/** Less surely is read what is no text, mean probability. */
const READ = 0.7;
/**
 * The odds of a line that tells of another script, as a natural logarithm, and of all such lines of a card together.
 * Of 230 pictures of strangers' cards without one none has more than 21, but for one of a text on its head; six with
 * one have 90 at least.
 */
const TELLING = 6;
const CARD = 25;
/** What is in the other script on such a card, a line or a word; words beside it are ours from here down. */
const OTHER = 3;
const OURS = -8;
/** How sure a word is that is ours for it, where the others of its line are less sure than any in Greek or Cyrillic letters. */
const PLAIN = 0.85;
const UNKNOWN = 0.6;
/** What is left of a line is sure: else it is no text at all. */
const SURE = 0.9;

/** A telephone's number stays, whatever the word before it. */
const NUMBER = /(?:\d[\s()./–-]{0,3}){7}/;
const ADDRESS = /www\.|https?:|\S@[^\s@]+\.\p{Ll}{2}|\.\p{Ll}{2,4}$/u;
/** A bar is also read as a letter. */
const SEPARATORS = /^(?:[\s/|•·–-]+|[Il]\s*)$/;

interface Word {
  symbols: ReadSymbol[];
  odds: number;
}

const textOf = (symbols: readonly ReadSymbol[]) => symbols.map(({ text }) => text).join('');

const odds = lazily(() => readLookAlikes(lookAlikes));

const isAddress = (symbols: readonly ReadSymbol[]) => ADDRESS.test(textOf(symbols).trim());

/** How much more probably words were printed in another script than in ours; of addresses that says nothing. */
const oddsOf = (symbols: readonly ReadSymbol[]) => (isAddress(symbols) ? 0 : odds()(symbols));

/**
 * The lines of a card without what stands on it in Greek or Cyrillic letters: the recognizer has none of them and
 * reads each as the Latin one that it looks like, “Стоян” as “CToah”. Neighbors that no Latin word has tell it, and how
 * unsure it is, both as counted by `training/world/write-look-alikes.ts`. On a card whose lines do not surely tell of
 * another script nothing is left out.
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

const sureness = (words: readonly Word[]) =>
  meanProbability(words.flatMap(({ symbols }) => symbols));

/** Whether a word is surely of letters that have no marks. */
const isPlain = ({ symbols }: Word) =>
  letterRuns(symbols).length > 0 &&
  meanProbability(symbols) >= PLAIN &&
  /^\p{ASCII}+$/u.test(textOf(symbols));

/** The words of a part in another script that are not: addresses, numbers and what is known before them. */
function wordsOfOurs(words: readonly Word[]): Word[] {
  // “山崎 健太郎 Kentaro YAMAZAKI”: of such letters the recognizer knows none at all, and is not sure of one.
  const unknown = words.filter((word) => !isPlain(word) && !isSeparator(word));
  if (unknown.length > 0 && sureness(unknown) < UNKNOWN) return words.filter(isPlain);
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
