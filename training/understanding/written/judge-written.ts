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

/** Capitals, widths, punctuation and spaces do not matter. */
const words = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replace(/[ıİ]/g, 'i')
    .toUpperCase()
    .replace(/[®™]/g, '')
    .replace(/['’]/g, '')
    .split(/[\p{P}\s]+/u)
    .filter(Boolean);

/** Whether a reading matches what is printed. “HUBER, Josef” may be read as “Josef Huber”. */
export function isSame(field: JudgedField, printed: string, read: string): boolean {
  const [own, other] = [words(printed), words(read)];
  if (own.join('') === other.join('')) return true;
  return field === 'name' && own.sort().join(' ') === other.sort().join(' ');
}
