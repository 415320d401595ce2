import { toNormalForm } from '@cardsift/contacts/text/unicode-normal-form';
import type { TextLine } from '../reading.ts';
import { type Cell, cellsOf, type LetterRule } from './letter-cells.ts';

/** A value may be wrapped this often: a firm's name, a title, a street. */
const MOST_RUNS = 3;
/** This many letters of a run may be the recognizer's second choice. */
const MOST_ALTERNATIVES = 2;
/** A line with this many words is a sentence. Words in the middle of one are no name. */
const SENTENCE = 8;
/** No value on a card is longer, in letters. */
const LONGEST_VALUE = 300;

/** Characters that continue an address, so that a part of it is not found as a whole one. */
const JOINS_ADDRESS = /[\p{L}\p{N}._%+@-]/u;

type Line = Pick<TextLine, 'text' | 'doubts'>;

/** A stretch of letters of one line. */
interface Run {
  line: number;
  from: number;
  to: number;
  alternatives: number;
}

interface Ground {
  cells: Cell[];
  isSentence: boolean;
}

export interface FoundLetters {
  /** Indices of the lines that the value is on, in the value's order. */
  lines: number[];
  /** How many of its letters were not read, but were plausible alternatives. */
  alternatives: number;
}

/**
 * Finds where the letters of a value are on a card. Returns null if they are not there. A value is a few runs of whole
 * words, whose letters were read or were plausible alternatives. Case does not count, nor do signs between the words of
 * a text. No letter of a line is used twice.
 */
export function findLetters(
  value: string,
  lines: readonly Line[],
  rule: LetterRule,
): FoundLetters | null {
  const wanted = cellsOf({ text: toNormalForm(value, 'NFC') }, rule);
  if (wanted.length === 0 || wanted.length > LONGEST_VALUE || hasOtherSigns(value, lines))
    return null;
  const ground = lines.map((line): Ground => {
    const cells = cellsOf(line, rule);
    const isSentence = rule === 'text' && line.text.trim().split(/\s+/).length >= SENTENCE;
    return { cells, isSentence };
  });
  // `best[i]` covers the letters before the i-th with the fewest runs.
  const best: (Run[] | undefined)[] = [[]];
  for (const [i] of wanted.entries()) {
    const before = best[i];
    if (!before || before.length === MOST_RUNS || !mayPart(wanted, i, rule)) continue;
    for (const run of runsFrom(wanted, i, ground, rule)) {
      const end = i + run.to - run.from;
      const known = best[end];
      if (
        before.some((other) => overlaps(other, run)) ||
        !mayFollow(before.at(-1), run, ground, rule)
      )
        continue;
      if (!known || known.length > before.length + 1) best[end] = [...before, run];
    }
  }
  const runs = best[wanted.length];
  if (!runs) return null;
  return {
    lines: [...new Set(runs.map(({ line }) => line))],
    alternatives: runs.reduce((sum, run) => sum + run.alternatives, 0),
  };
}

/** Signs that join lines, or that people write in several ways, need not be printed. */
const FREE_SIGNS = new Set([..." ,.-–'’()+/"]);

/** Whether a value has signs between its letters, visible or not, that no line has. */
function hasOtherSigns(value: string, lines: readonly Line[]): boolean {
  const signs = [...value].filter(
    (sign) => !/[\p{L}\p{N}\p{M}]/u.test(sign) && !FREE_SIGNS.has(sign),
  );
  return signs.some((sign) => !lines.some(({ text }) => text.includes(sign)));
}

/** Whether a value may go on in another line before this letter. Only texts and addresses are wrapped. */
function mayPart(wanted: readonly Cell[], at: number, rule: LetterRule): boolean {
  if (at === 0) return true;
  if (rule === 'digits') return false;
  return rule === 'address' || isWide(wanted[at]?.gap) || wanted[at]?.gap === 'free';
}

/** An address goes on at the start of the next line. The parts of a text may be anywhere. */
function mayFollow(
  last: Run | undefined,
  next: Run,
  ground: readonly Ground[],
  rule: LetterRule,
): boolean {
  if (!last || rule === 'text') return true;
  return (
    last.to === ground[last.line]?.cells.length && next.line === last.line + 1 && next.from === 0
  );
}

const overlaps = (a: Run, b: Run) => a.line === b.line && a.from < b.to && b.from < a.to;

/** All runs of a line that match the value from its i-th letter on and may be a part of it. */
function* runsFrom(
  wanted: readonly Cell[],
  i: number,
  ground: readonly Ground[],
  rule: LetterRule,
): Generator<Run> {
  for (const [line, { cells, isSentence }] of ground.entries()) {
    for (const [from] of cells.entries()) {
      if (!isEdge(cells, from, rule, isSentence)) continue;
      let alternatives = 0;
      for (let length = 0; from + length < cells.length && i + length < wanted.length; ) {
        const [have, want] = [cells[from + length] as Cell, wanted[i + length] as Cell];
        if (length > 0 && !gapsAgree(want, have, rule)) break;
        const which = have.options.indexOf(want.options[0] ?? '');
        if (which < 0) break;
        if (which > 0) alternatives += 1;
        if (alternatives > MOST_ALTERNATIVES) break;
        length += 1;
        const to = from + length;
        if (!isEdge(cells, to, rule, isSentence) || !mayPartOrEnd(wanted, i + length, rule))
          continue;
        yield { line, from, to, alternatives };
      }
    }
  }
}

const mayPartOrEnd = (wanted: readonly Cell[], at: number, rule: LetterRule) =>
  at === wanted.length || mayPart(wanted, at, rule);

/** Whether a value may begin or end before this letter of a line. */
function isEdge(
  cells: readonly Cell[],
  at: number,
  rule: LetterRule,
  isSentence: boolean,
): boolean {
  const [before, cell] = [cells[at - 1], cells[at]];
  if (!before || !cell) return true;
  if (rule === 'digits' || isSentence) return cell.gap === 'sign';
  if (rule === 'text') return cell.gap !== 'none';
  const [last = '', next = ''] = [before.options[0], cell.options[0]];
  return cell.gap === 'space' || !JOINS_ADDRESS.test(last) || !JOINS_ADDRESS.test(next);
}

/** The recognizer may have lost a space that the value has. A space on the card must be in the value too. */
function gapsAgree(want: Cell, have: Cell, rule: LetterRule): boolean {
  if (rule === 'digits') return have.gap !== 'sign';
  if (rule === 'address') return have.gap === 'none';
  if (isWide(want.gap) === isWide(have.gap)) return true;
  return isWide(want.gap) ? have.gap === 'seam' || have.gap === 'free' : want.gap === 'free';
}

const isWide = (gap: Cell['gap'] | undefined) => gap === 'space' || gap === 'sign';
