import type { Piece } from '../layout/piece.ts';
import { languagesOf } from '../lexicon/languages.ts';
import { detachLegalForm, mendLegalForm } from './mend-legal-form.ts';
import { mendHouseNumber, mendPostcode } from './mend-postcode.ts';
import { nativeLetters } from './native-letters.ts';
import { DANISH, GERMAN, restoreFirstLetter, spellByAddress } from './spell-by-address.ts';
import { spellByLexicon } from './spell-by-lexicon.ts';
import { closeUp, splitRunTogether } from './split-run-together.ts';

/** Words with the characters that letters are misread as; house numbers and codes are not words. */
const WORD =
  /\p{L}{3,}\d(?![\p{L}\d])|[\p{L}\p{M}][\p{L}\p{M}\d$@]*[\p{L}\p{M}]|[\p{L}\p{M}]\d(?=[\p{L}])[\p{L}\p{M}\d$]*|\d\p{L}[\p{Ll}\d]+|\p{Lu}6|\$\p{Ll}{3,}/gu;
/** A capital B inside a small word is the ß that was not recognised: «GroB», «AuBendienst». */
const SHARP_S = /(?<=\p{Ll})B(?=\p{Ll}|$|[^\p{L}\d])/gu;
/** A small l before a consonant at the start of a word, or behind Mac, is a capital I. */
const SMALL_L = /(?<=^|\s)l(?=[bcdfgkmnrstvz]\p{Ll})|(?<=\bMa?c)l(?=[bcdfgkmnrstvz])/gu;

/** «s.c», «e.K»: the last dot of an abbreviation is too small to be seen. */
const LOST_DOT = /(?<=(?:^|\s)\p{L}{1,2}\.(?:\p{L}\.)*\p{L})(?=$|,)/u;

/** «Co.KG», «Bahnhofstr.94»: the space behind a dot was too narrow. */
const LOST_SPACE = /(?:\bCo|str|\bul|\bal|\bpl)\.(?=KG|OHG|\d|\p{Lu})/gu;
/** ß in a street's name, read as another tall letter. */
const STREET = /(?<=\p{Ll})stra[lfbB8]e\b/gu;

/** «110 94Praha», «Sok.,28052», «AB(publ)», «EdinburghEH1 9YS»: spaces too narrow to be seen. */
const LOST_SPACE_INSIDE =
  /(?<=\d{2})(?=\p{Lu}\p{Ll}{2})|(?<=(?:^|\s)(?:\p{Lu}|St|ST)\.)(?=\p{Lu}\p{L}{2})|(?<=\p{L}{2},|\d,(?=\p{L}))(?=[\p{L}\d])|(?<=\p{L})(?=\(\p{L}{3})|(?<=\p{Ll})(?=[A-Z]{1,2}\d{1,2}[A-Z]? ?\d[A-Z]{2}\b)/gu;
/** Spaces beside the sign were lost; short abbreviations such as R&D have none. */
const AMPERSAND = /(?<=\p{L}{2})(?:\s&|&\s)(?=\p{L}{2})|(?<=\p{L}{3})&(?=\p{L}{3})/gu;

export interface SpellingEvidence {
  /** Tokens of local parts and domains: `goetz`, `voss`, `maplelowe`. */
  tokens: readonly string[];
  /** Owner's labels of the card's domains. */
  labels: readonly string[];
  /** ISO code of the card's country; absent while it is not sure. */
  home: string | undefined;
}

/** Mends what recognisers do to the letters of names, titles and places. */
export function mendTexts(pieces: readonly Piece[], evidence: SpellingEvidence): Piece[] {
  const { tokens, labels, home } = evidence;
  const languages = languagesOf(home);
  const nordic = languages.some((language) => language === 'da' || language === 'no');
  const spell = (word: string) =>
    spellByLexicon(
      spellByAddress(nativeLetters(word, languages[0]), tokens, nordic ? DANISH : GERMAN),
      languages,
    );
  return pieces.map((piece) => {
    let text = mendLegalForm(detachLegalForm(closeUp(piece.text), labels))
      .replace(SMALL_L, 'I')
      .replace(LOST_DOT, '.')
      .replace(LOST_SPACE, '$& ')
      .replace(LOST_SPACE_INSIDE, ' ')
      .replace(AMPERSAND, ' & ');
    if (languages.includes('de')) text = text.replace(SHARP_S, 'ß').replace(STREET, 'straße');
    text = splitRunTogether(text, { labels, tokens, english: languages.length === 0 }).replace(
      WORD,
      (word, at: number) => spell(at === 0 ? restoreFirstLetter(word, tokens) : word),
    );
    if (/\d/.test(text)) text = mendHouseNumber(mendPostcode(text, home));
    return text === piece.text ? piece : { ...piece, text };
  });
}
