import { createHash } from 'node:crypto';
import type { TextLine } from '@cardsift/card-reader/reading';
import type { WrittenCard } from './parse-written-card.ts';
import { boxOf } from './place-written-card.ts';

/** Pixels per millimeter in a scan. */
const SCALE = 20;

/** An id for a card that stays the same while other cards are added. */
export const idOf = (card: WrittenCard): string =>
  createHash('sha256')
    .update(card.lines.map(({ text }) => text).join('\n'))
    .digest('hex')
    .slice(0, 12);

/** A card's lines from a recognizer that makes no errors. */
export function linesOf(card: WrittenCard): TextLine<'frame'>[] {
  return card.lines.map((line) => {
    const { left, right, top, bottom } = boxOf(line);
    const at = (x: number, y: number) => ({ x: x * SCALE, y: y * SCALE });
    return {
      text: line.text,
      confidence: 1,
      quad: [at(left, top), at(right, top), at(right, bottom), at(left, bottom)],
    };
  });
}

export const JUDGED_FIELDS = ['name', 'title', 'organization'] as const;
export type JudgedField = (typeof JUDGED_FIELDS)[number];

/** The card's main name, title or organization, joined over the lines it is printed on. Empty if it has none. */
export function truthOf(card: WrittenCard, field: JudgedField): string {
  const parts = card.lines.map(({ text, pieces }) =>
    [...text]
      .filter((_, i) => pieces[i]?.some(({ kind, isMain }) => kind === field && isMain))
      .join('')
      .trim(),
  );
  return parts.filter(Boolean).join(' ');
}

const SQUARE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

/** Capitals, widths, kinds of quotation marks and dashes, and spaces between ideographs do not matter. */
function plain(text: string): string {
  const one = text
    .normalize('NFKC')
    .replace(/[®™]/g, '')
    .replace(/[“”„«»‘’"']/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[ıİ]/g, 'i')
    .toUpperCase();
  return SQUARE.test(one) ? one.replaceAll(' ', '') : one;
}

const sortedWords = (text: string) => plain(text).replace(',', '').split(' ').sort().join(' ');

/** Whether a reading matches what is printed. “HUBER, Josef” may be read as “Josef Huber”. */
export const isSame = (field: JudgedField, printed: string, read: string): boolean =>
  plain(printed) === plain(read) ||
  (field === 'name' && sortedWords(printed) === sortedWords(read));
