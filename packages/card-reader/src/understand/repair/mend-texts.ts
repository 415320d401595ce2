import type { Piece } from '../layout/piece.ts';
import { languagesOf } from '../lexicon/languages.ts';
import { mendLegalForm } from './mend-legal-form.ts';
import { mendHouseNumber, mendPostcode } from './mend-postcode.ts';
import { DANISH, GERMAN, spellByAddress } from './spell-by-address.ts';
import { spellByLexicon } from './spell-by-lexicon.ts';

/** Words with the characters that letters are misread as; house numbers and codes are not words. */
const WORD =
  /\p{L}{3,}\d(?![\p{L}\d])|[\p{L}\p{M}][\p{L}\p{M}\d$@]*[\p{L}\p{M}]|[\p{L}\p{M}]\d(?=[\p{L}])[\p{L}\p{M}\d$]*|\d\p{L}[\p{Ll}\d]+|\p{Lu}6|\$\p{Ll}{3,}/gu;
/** «s.c», «e.K»: the last dot of an abbreviation is too small to be seen. */
const LOST_DOT = /(?<=(?:^|\s)\p{L}{1,2}\.(?:\p{L}\.)*\p{L})(?=$|,)/u;

/** «Chargé daffaires»: the apostrophe of French is too narrow to be seen. */
const LOST_APOSTROPHE =
  /(?<=(?:^|[\s-])[dl])(?=(?:achats?|affaires|agence|appels|applications|architecture|art|assurances?|atelier|avenir|édition|énergie|entreprises?|équipe|espaces?|études|exploitation|export|image|immeubles|information|informatique|ingénierie|innovation|intérieure?s?|investissement|opérations|organisation|ouvrage|usine)(?:$|\s))/giu;

/** «AVOCATE Â LA COUR»: a word of one marked A is «à» in French. */
const LONE_A = /(?<=^|\s)[âáä](?=\s)/giu;

export interface SpellingEvidence {
  /** Tokens of local parts and domains: `goetz`, `voss`, `maplelowe`. */
  tokens: readonly string[];
  /** ISO code of the card's country; absent while it is not sure. */
  home: string | undefined;
}

/** Mends what recognisers do to the letters of names, titles and places. */
export function mendTexts(pieces: readonly Piece[], evidence: SpellingEvidence): Piece[] {
  const { tokens, home } = evidence;
  const languages = languagesOf(home);
  const nordic = languages.some((language) => language === 'da' || language === 'no');
  const umlauts = nordic ? DANISH : GERMAN;
  const spell = (word: string) => spellByLexicon(spellByAddress(word, tokens, umlauts), languages);
  return pieces.map((piece) => {
    let text = mendLegalForm(piece.text).replace(LOST_DOT, '.').replace(WORD, spell);
    if (languages.includes('fr')) {
      text = text
        .replace(LOST_APOSTROPHE, '’')
        .replace(LONE_A, (letter) => (letter === letter.toUpperCase() ? 'À' : 'à'));
    }
    if (/\d/.test(text)) text = mendHouseNumber(mendPostcode(text, home));
    return text === piece.text ? piece : { ...piece, text };
  });
}
