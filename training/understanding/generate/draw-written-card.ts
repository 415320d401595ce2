import type { Random } from '@cardsift/invented-cards/random';
import type { Piece, WrittenCard } from '../written/parse-written-card.ts';
import { boxOf } from '../written/place-written-card.ts';
import { exchangeWords } from './exchange-words.ts';
import type { PlacedLine } from './lay-out-card.ts';
import { leaveOutLines } from './leave-out-lines.ts';
import type { Country } from './material.ts';
import { misread, type ReadLine } from './misread/misread.ts';
import { fitWidths, lengthOf, stretch } from './move-lines.ts';
import { writeOtherWords } from './other-words.ts';
import type { Span, Value } from './printed-text.ts';
import type { WordPool } from './word-pool.ts';
import { wrapSome } from './wrap-line.ts';

/**
 * The share of cards that get other names and firms, among those whose organization bears no
 * person's name.
 */
const IN_OTHER_WORDS = 0.2;
/** The share of the others that get values from other authors' cards. */
const EXCHANGED = 0.65;
/** The share of cards that lose some of their lines. */
const SHORTENED = 0.4;
/** Pixels per millimeter in a scan. */
const SCALE = 20;

const SELECTED = new Set(['name', 'title', 'organization']);

/** A card's lines where they are printed, with the labels of their values. */
export function placedLines(card: WrittenCard): PlacedLine[] {
  const values = new Map<Piece, Value>();
  const toValue = (piece: Piece, outer: Value | undefined): Value => {
    const known = values.get(piece);
    if (known) return known;
    const value: Value = {
      label: piece.kind,
      ...(SELECTED.has(piece.kind) && { isMain: piece.isMain }),
      ...(outer?.label === 'organization' && { sign: outer }),
    };
    values.set(piece, value);
    return value;
  };
  return card.lines.map((line) => {
    const spans: Span[] = [];
    line.pieces.forEach((pieces, i) => {
      const value = pieces.reduce<Value | undefined>(
        (outer, piece) => toValue(piece, outer),
        undefined,
      );
      const last = spans.at(-1);
      const char = line.text[i] ?? '';
      if (last && last.value === (value ?? null)) last.text += char;
      else spans.push({ text: char, value: value ?? null });
    });
    const box = boxOf(line);
    return {
      spans,
      x: box.left * SCALE,
      y: box.top * SCALE,
      width: (box.right - box.left) * SCALE,
      height: (box.bottom - box.top) * SCALE,
    };
  });
}

const hasSign = (lines: readonly PlacedLine[]) =>
  lines.some(({ spans }) => spans.some(({ value }) => value?.sign));

/** A card that an author wrote, as it might be read. */
export function drawWrittenCard(
  cards: readonly WrittenCard[],
  pool: WordPool,
  countries: readonly Country[],
  random: Random,
): ReadLine[] {
  const card = random.pick(cards);
  const lines = placedLines(card);
  const lengths = lines.map(lengthOf);
  const country = countries.find((each) => each.country === card.country);
  if (country && !hasSign(lines) && random.chance(IN_OTHER_WORDS))
    writeOtherWords(lines, country, random);
  else if (random.chance(EXCHANGED)) exchangeWords(lines, card.country, pool, random);
  const laid = stretch(fitWidths(lines, lengths), random)
    .map((line) => ({ ...line, spans: line.spans.filter(({ text }) => text !== '') }))
    .filter(({ spans }) => spans.some(({ value }) => value));
  const kept = random.chance(SHORTENED) ? leaveOutLines(laid, random) : laid;
  return misread(random.chance(0.5) ? wrapSome(kept, random) : kept, random);
}
