import { languagesOf } from '../lexicon/languages.ts';
import { DANISH, GERMAN, spellByAddress } from './spell-by-address.ts';
import { inOwnLetters, spellByCountry } from './spell-by-country.ts';
import { spellInitials } from './spell-initial.ts';

/** A word, perhaps with digits that letters were misread as. */
const WORD = /\p{L}[\p{L}\p{M}\d]+/gu;

const HAS_MARK = /(?=\P{ASCII})\p{L}/u;

/** In a line that was read as surely as this, no list of words knows a name better: “Bruckner”, “Iñigo”. */
const READ_FOR_CERTAIN = 0.999;

export interface SpellingEvidence {
  /** Tokens of local parts and domains: `goetz`, `voss`, `maplelowe`. */
  tokens: readonly string[];
  /** ISO code of the card's country; absent while it is not sure. */
  home: string | undefined;
}

/** Mends what recognizers do to the letters of names, titles and places. */
export function mendTexts<Text extends { text: string; confidence: number }>(
  pieces: readonly Text[],
  { tokens, home }: SpellingEvidence,
): Text[] {
  const isNordic = languagesOf(home).some((language) => language === 'da' || language === 'no');
  const umlauts = isNordic ? DANISH : GERMAN;
  // Some people leave all marks away: theirs is no card that lost a few.
  const writesMarks = pieces.some(({ text }) => HAS_MARK.test(text));
  return pieces.map((piece) => {
    const isSure = piece.confidence >= READ_FOR_CERTAIN;
    const read = spellInitials(piece.text);
    const own = home ? inOwnLetters(read, home) : read;
    const text = own.replace(WORD, (word) => {
      const told = spellByAddress(word, tokens, umlauts);
      return home && writesMarks && !isSure ? spellByCountry(told, home) : told;
    });
    return text === piece.text ? piece : { ...piece, text };
  });
}
