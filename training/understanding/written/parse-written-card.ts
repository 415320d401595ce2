import type { WordLabel } from '@cardsift/card-reader/understand/network/word-labels';

/** The authors' names for kinds of pieces, and the network's label for each. */
export const KINDS: Record<string, WordLabel> = {
  name: 'name',
  hon: 'honorific',
  degree: 'credential',
  title: 'title',
  dept: 'department',
  org: 'organization',
  tagline: 'tagline',
  service: 'service',
  lmobile: 'mobile label',
  lphone: 'phone label',
  lfax: 'fax label',
  ldirect: 'direct label',
  lswitch: 'switchboard label',
  lother: 'other label',
  phone: 'phone',
  email: 'email',
  web: 'web',
  social: 'social',
  address: 'address',
  register: 'register',
  hours: 'hours',
  other: 'other',
};

/** Something that a card says, on one line or on several. */
export interface Piece {
  kind: WordLabel;
  /** Whether a careful person would save it as the contact's name, title or organization. */
  isMain: boolean;
  /** The number of the person it belongs to, from 1. */
  person: number;
}

/** A printed line: its place in millimeters, and for each character the pieces that contain it, the outermost first. */
export interface WrittenLine {
  align: 'left' | 'center' | 'right';
  /** The x of the line's left edge, middle or right edge, depending on its alignment. */
  x: number;
  y: number;
  /** Font size in points. */
  points: number;
  text: string;
  pieces: Piece[][];
}

export interface WrittenCard {
  /** ISO 3166 alpha-2, in lower case. */
  country: string;
  theme: string;
  width: number;
  height: number;
  lines: WrittenLine[];
}

const HEAD = /^=== ([a-z]{2}) \| (.+) \| (\d+)x(\d+)$/;
const LINE = /^([cr]?)(\d+(?:\.\d+)?) (\d+(?:\.\d+)?) (\d+(?:\.\d+)?) \| (.+)$/;
const OPEN = /^\[([a-z]+)(\*?)(\+?)(?:@(\d))? ?/;
const ALIGN = { '': 'left', c: 'center', r: 'right' } as const;

/** Reads the marks of a line. `last` holds the last piece of each kind, for pieces that continue on another line. */
function readMarks(source: string, last: Map<WordLabel, Piece>) {
  let text = '';
  const pieces: Piece[][] = [];
  const open: Piece[] = [];
  for (let at = 0; at < source.length; at++) {
    const char = source[at];
    if (char === '[') {
      const mark = OPEN.exec(source.slice(at));
      const kind = mark && KINDS[mark[1] ?? ''];
      if (!mark || !kind) throw new Error(`unknown mark “${source.slice(at, at + 12)}”`);
      const before = last.get(kind);
      if (mark[3] && !before) throw new Error(`nothing of kind ${mark[1]} that could go on`);
      const piece =
        mark[3] && before
          ? before
          : { kind, isMain: mark[2] === '*', person: Number(mark[4] ?? 1) };
      last.set(kind, piece);
      open.push(piece);
      at += mark[0].length - 1;
    } else if (char === ']') {
      if (!open.pop()) throw new Error('“]” without “[”');
    } else {
      text += char;
      pieces.push([...open]);
    }
  }
  if (open.length > 0) throw new Error('“[” without “]”');
  return { text, pieces };
}

/** Reads the cards that an author wrote. Throws with the line number if one is malformed. */
export function parseWrittenCards(source: string): WrittenCard[] {
  const cards: WrittenCard[] = [];
  let last = new Map<WordLabel, Piece>();
  source.split('\n').forEach((row, i) => {
    if (row.trim() === '' || row.startsWith('#')) return;
    const head = HEAD.exec(row);
    if (head) {
      last = new Map();
      const [, country = '', theme = '', width, height] = head;
      cards.push({ country, theme, width: Number(width), height: Number(height), lines: [] });
      return;
    }
    const line = LINE.exec(row);
    const card = cards.at(-1);
    if (!line || !card) throw new Error(`line ${i + 1}: neither a head nor a line: ${row}`);
    try {
      const { text, pieces } = readMarks(line[5] ?? '', last);
      card.lines.push({
        align: ALIGN[line[1] as keyof typeof ALIGN],
        x: Number(line[2]),
        y: Number(line[3]),
        points: Number(line[4]),
        text,
        pieces,
      });
    } catch (error) {
      throw new Error(`line ${i + 1}: ${(error as Error).message}`);
    }
  });
  return cards;
}
