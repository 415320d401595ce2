import { similarity } from '@cardsift/card-reader/understand/text/similarity';
import { fold } from '@cardsift/contacts/text/fold';

/** A word at its place. Lines are numbered in reading order. */
interface PlacedWord {
  text: string;
  line: number;
  /** Part of an address or a number, so it is no part of a name. */
  taken: boolean;
}

/** How alike two texts must be, so that a misread one is found. */
const ALIKE = 0.8;
/** Shorter texts are found only if they were read exactly. */
const SHORTEST_MISREAD = 4;
/** A logotype may take this many lines, and lines of other columns may come between. */
const MOST_LINES = 5;
const MOST_BETWEEN = 2;

const lettersOf = (text: string) => fold(text).replace(/[^\p{L}\p{N}&]/gu, '');

/**
 * Finds where a card prints a text: runs of word indices with the same or nearly the same letters, within one
 * line or from the end of a line to the start of a lower one. The best matches come first, and no word is in two
 * of them.
 */
export function findText(text: string, words: readonly PlacedWord[]): number[][] {
  const wanted = lettersOf(text);
  if (wanted === '') return [];
  const lines = Map.groupBy(words.keys(), (word) => words[word]?.line ?? 0);
  const found: { run: number[]; alike: number }[] = [];
  const goOn = (before: readonly number[], word: number, linesSoFar: number) => {
    const run = [...before, word];
    const letters = run.map((each) => lettersOf(words[each]?.text ?? '')).join('');
    if (letters.length > wanted.length * 1.25 + 1) return;
    const alike = likeness(letters, wanted);
    if (alike >= ALIKE) found.push({ run, alike });
    const line = words[word]?.line ?? 0;
    const own = lines.get(line) ?? [];
    const next = own[own.indexOf(word) + 1];
    if (next !== undefined) goOn(run, next, linesSoFar);
    else if (linesSoFar < MOST_LINES)
      for (let below = 1; below <= MOST_BETWEEN + 1; below++) {
        const first = lines.get(line + below)?.[0];
        if (first !== undefined) goOn(run, first, linesSoFar + 1);
      }
  };
  for (const [word, { taken }] of words.entries()) if (!taken) goOn([], word, 1);
  return likestFirst(found, words);
}

function likeness(letters: string, wanted: string): number {
  return wanted.length < SHORTEST_MISREAD
    ? Number(letters === wanted)
    : similarity(letters, wanted);
}

function likestFirst(
  found: readonly { run: number[]; alike: number }[],
  words: readonly PlacedWord[],
): number[][] {
  const used = new Set<number>();
  return found
    .toSorted((a, b) => b.alike - a.alike || a.run.length - b.run.length)
    .map(({ run }) => run)
    .filter((run) => {
      if (run.some((word) => used.has(word) || words[word]?.taken)) return false;
      for (const word of run) used.add(word);
      return true;
    });
}
