import type { LaidLine } from '@cardsift/card-reader/understand/card/lay-out';
import type { WordLabel } from '@cardsift/card-reader/understand/network/word-labels';
import { type Piece, parseWrittenCards } from '../written/parse-written-card.ts';
import type { Truth } from './label-by-truth.ts';
import type { LabeledCard, LabeledLine, LabeledSpan } from './labeled-card.ts';

/** Where somebody looks up what is true of a card while marking it. */
type Known = Pick<Truth, 'names' | 'titles' | 'organizations'>;

/** The length of what parts a line's place from its text. */
const SEPARATOR = ' | '.length;

/** Marks are brackets. */
const withoutBrackets = (text: string) => text.replaceAll('[', '(').replaceAll(']', ')');

/**
 * The lines of a card as they were read, for somebody who marks its pieces: `LEFT,TOP hHEIGHT | TEXT` on a card 1000
 * wide, below a head and what is true of each person.
 */
export function toMark(
  head: string,
  country: string,
  truths: readonly Known[],
  laid: readonly LaidLine[],
): string {
  const scale = 1000 / Math.max(1, ...laid.map(({ box }) => box.right));
  const rows = laid.map(({ box, text }) => {
    const [left, top, height] = [box.left, box.top, box.bottom - box.top].map((each) =>
      Math.round(each * scale),
    );
    return `${left},${top} h${height} | ${withoutBrackets(text)}`;
  });
  const known = truths.map(
    ({ names, titles, organizations }) => `# ${JSON.stringify({ names, titles, organizations })}`,
  );
  return [`=== ${country || 'xx'} | ${head}`, ...known, ...rows, ''].join('\n');
}

/** The marked lines of each card, by the head of the card. */
export function marksOf(source: string): Map<string, string[]> {
  const cards = new Map<string, string[]>();
  let rows: string[] = [];
  for (const row of source.split('\n')) {
    const head = /^=== \w\w \| (.+)$/.exec(row)?.[1];
    if (head) {
      rows = [];
      cards.set(head, rows);
    } else if (row.trim() !== '' && !row.startsWith('#')) rows.push(row);
  }
  return cards;
}

/**
 * A card whose pieces somebody marked in the lines that were read of it, as authors mark theirs.
 * @param rows the marked lines, `LEFT,TOP hHEIGHT | TEXT`
 * @throws if the marks are malformed, or a line or letter was changed
 */
export function markedCard(
  country: string,
  rows: readonly string[],
  laid: readonly LaidLine[],
): LabeledCard {
  if (rows.length !== laid.length)
    throw new Error(`${rows.length} marked lines instead of ${laid.length}`);
  const texts = rows.map((row) => `0 0 1 | ${row.slice(row.indexOf(' | ') + SEPARATOR)}`);
  const [card] = parseWrittenCards([`=== xx | marked | 90x54`, ...texts].join('\n'));
  const pieces: Piece[] = [];
  const within: number[] = [];
  const numberOf = (chain: readonly Piece[]): number => {
    const own = chain.at(-1);
    if (!own) return -1;
    const known = pieces.indexOf(own);
    if (known >= 0) return known;
    const outer = numberOf(chain.slice(0, -1));
    within.push(pieces[outer]?.kind === 'organization' ? outer : -1);
    return pieces.push(own) - 1;
  };
  const lines = laid.map(({ text, box, confidence }, i): LabeledLine => {
    const line = card?.lines[i];
    if (line?.text !== withoutBrackets(text)) throw new Error(`“${line?.text}” is not “${text}”`);
    const spans: LabeledSpan[] = [];
    [...line.text].forEach((letter, at) => {
      const value = numberOf(line.pieces[at] ?? []);
      const last = spans.at(-1);
      if (last?.[1] === value) last[0] += letter;
      else spans.push([letter, value]);
    });
    const [x, y, right, bottom] = [box.left, box.top, box.right, box.bottom].map(Math.round) as [
      number,
      number,
      number,
      number,
    ];
    return [x, y, right - x, bottom - y, Number(confidence.toFixed(3)), spans];
  });
  const values: (WordLabel | null)[] = pieces.map(({ kind }) => kind);
  return { country, values, main: pieces.map(({ isMain }) => isMain), within, lines };
}
