import type { RgbImage } from '../geometry.ts';
import { blankColumns, longestBlank } from './blank-columns.ts';
import type { ReadSymbol } from './ctc-decode.ts';

/**
 * The recogniser drops narrow spaces. Between words the ground is at least this much wider than
 * between most letters of the line, in pixels of a 48 pixel high crop. Measured on 3,160 pairs of
 * letters: docs/decisions/0013-second-look.md.
 */
const WIDER = 7;
/** Figures stand further apart than letters, a 1 most of all. */
const WIDER_AT_DIGITS = 10;

/** The symbols of a line with the spaces that its pixels show and the recogniser did not read. */
export function insertSpaces(symbols: readonly ReadSymbol[], crop: RgbImage): ReadSymbol[] {
  const blank = blankColumns(crop);
  const gaps = symbols.map((symbol, i) => {
    const next = symbols[i + 1];
    if (!next || isSpace(symbol) || isSpace(next)) return null;
    return longestBlank(blank, symbol.position * crop.width, next.position * crop.width);
  });
  const usual = median(gaps.filter((gap) => gap !== null));
  return symbols.flatMap((symbol, i) => {
    const gap = gaps[i] ?? null;
    const next = symbols[i + 1];
    if (gap === null || !next || !mayPart(symbol.text, next.text)) return [symbol];
    const wider = /\d/.test(symbol.text + next.text) ? WIDER_AT_DIGITS : WIDER;
    if (gap < usual + wider) return [symbol];
    const position = (symbol.position + next.position) / 2;
    return [symbol, { text: ' ', probability: symbol.probability, position }];
  });
}

function isSpace({ text }: ReadSymbol): boolean {
  return text.trim() === '';
}

/** Within addresses of the internet and hyphenated words no space can stand, however wide the sign. */
function mayPart(left: string, right: string): boolean {
  if (/[@/_\-–]/.test(left + right)) return false;
  return !(left === '.' && /[\p{Ll}\d]/u.test(right)) && !/^[.,:;]$/.test(right);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
