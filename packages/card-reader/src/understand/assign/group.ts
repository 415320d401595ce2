import type { Box } from '../layout/lay-out.ts';
import { sharesRow } from '../layout/lay-out.ts';
import { heightOf, type Piece, union } from '../layout/piece.ts';
import { hasOpenEnd, hasOpenStart } from '../text/open-end.ts';

/** One piece, or neighbouring pieces that may be one value printed on several lines. */
export interface Group {
  /** Indices into the card's pieces, in reading order. */
  pieces: number[];
  text: string;
  box: Box;
  /** Height of its tallest line, in pixels. */
  height: number;
  confidence: number;
}

const LARGEST = 4;
/** How much taller the next line of a text may be; more where the text plainly goes on. */
const TALLER = 1.6;
const TALLER_BEHIND_OPEN_END = 2.5;

const mostTaller = ({ text }: Piece) => (hasOpenEnd(text) ? TALLER_BEHIND_OPEN_END : TALLER);

/** Boxes that read on: stacked and aligned on one edge or the centre, or side by side in a row. */
export function readsOn(a: Box, b: Box, mostTimes = TALLER): boolean {
  const [smaller, taller] = [heightOf(a), heightOf(b)].sort((x, y) => x - y) as [number, number];
  if (taller > smaller * mostTimes) return false;
  if (sharesRow(a, b)) {
    const gap = b.left - a.right;
    return gap > -smaller && gap < taller * 2.5;
  }
  const gap = b.top - a.bottom;
  if (gap < -smaller * 0.6 || gap > smaller * 1.3) return false;
  const slack = taller * 0.9;
  const aligned =
    Math.abs(a.left - b.left) < slack ||
    Math.abs(a.right - b.right) < slack ||
    Math.abs(a.left + a.right - b.left - b.right) < slack * 2;
  return aligned;
}

/** Whether a word goes on in the next line: «Key-» and «account»; but «Haut-» and «und» do not. */
function isBroken(text: string, next: string): boolean {
  return (
    /\p{L}-$/u.test(text) &&
    /^(?:\p{Lu}|(?!(?:und|oder|and|or|et|ou|en|of|e|y|i|och|og|a)\s)\p{Ll})/u.test(next)
  );
}

function groupOf(indices: number[], pieces: readonly Piece[]): Group {
  const members = indices.flatMap((i) => pieces[i] ?? []);
  return {
    pieces: indices,
    text: members
      .map((piece) => piece.text)
      .reduce((text, next) => (isBroken(text, next) ? text + next : `${text} ${next}`)),
    box: union(members.map((piece) => piece.box)),
    height: Math.max(...members.map((piece) => heightOf(piece.box))),
    confidence: Math.min(...members.map((piece) => piece.confidence)),
  };
}

/**
 * Whether a part of the text is not in the group: «Upland Rivers» without «Institute for» before it,
 * «Director of Sales» without «& Marketing» behind it.
 */
export function isTorn({ pieces: own }: Group, pieces: readonly Piece[]): boolean {
  const first = pieces[own[0] ?? -1];
  const last = pieces[own.at(-1) ?? -1];
  if (!first || !last) return false;
  const goesOn = (a: Piece, b: Piece) =>
    (hasOpenEnd(a.text) || hasOpenStart(b.text)) && readsOn(a.box, b.box, TALLER_BEHIND_OPEN_END);
  return pieces.some((piece, i) => {
    if (own.includes(i)) return false;
    return i < (own[0] ?? 0) ? goesOn(piece, first) : goesOn(last, piece);
  });
}

/** All pieces, and all runs of up to four that read on from each other. */
export function groupPieces(pieces: readonly Piece[]): Group[] {
  const groups = pieces.map((_, i) => groupOf([i], pieces));
  let grown = pieces.map((_, i) => [i]);
  for (let size = 2; size <= LARGEST; size++) {
    grown = grown.flatMap((run) => {
      const last = pieces[run.at(-1) ?? 0];
      if (!last) return [];
      return pieces.flatMap((next, j) =>
        j > (run.at(-1) ?? 0) && readsOn(last.box, next.box, mostTaller(last)) ? [[...run, j]] : [],
      );
    });
    groups.push(...grown.map((run) => groupOf(run, pieces)));
  }
  return groups;
}
