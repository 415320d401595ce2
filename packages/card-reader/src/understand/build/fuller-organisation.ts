import { hasLegalForm } from '../fields/legal-form.ts';
import { isOrganisationWord } from '../fields/text-kind.ts';
import type { Piece } from '../layout/piece.ts';
import { squash } from '../text/fold.ts';
import { lexemesOf } from '../text/words.ts';

/** Words that a full name may have beyond those of the logo. */
const MOST_MORE = 6;

/**
 * The text in which a firm writes the name of its logo out: «Piedmont & Tryon Bank, N.A.» for
 * «PIEDMONT & TRYON». It has all of the logo's words, and beyond them a legal form or words of firms.
 * Undefined where the card has none.
 */
export function fullerOrganisation(
  short: string,
  pieces: readonly Piece[],
  isFree: (index: number) => boolean,
): number | undefined {
  if (hasLegalForm(short)) return undefined;
  const name = squash(short);
  const words = lexemesOf(short).length;
  const found = pieces.flatMap(({ text }, index) => {
    const lexemes = lexemesOf(text);
    const more = lexemes.length - words;
    const holdsName = name.length > 3 && squash(text).includes(name) && squash(text) !== name;
    const isFirm = hasLegalForm(text) || lexemes.filter(isOrganisationWord).length > 0;
    const isWhole = !/\d/.test(text) && more <= MOST_MORE && (more > 0 || hasLegalForm(text));
    return isFree(index) && holdsName && isFirm && isWhole ? [{ index, more }] : [];
  });
  return found.sort((a, b) => a.more - b.more)[0]?.index;
}
