import type { Piece } from '../layout/piece.ts';
import { languagesOf } from '../lexicon/languages.ts';
import { fold } from '../text/fold.ts';
import { lexemesOf } from '../text/words.ts';
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

/** Letters that a country's words never have, with those of the same shape that they have. */
const SHAPES: Partial<Record<string, Record<string, string>>> = {
  RO: { ä: 'ă', ã: 'ă', å: 'ă', ş: 'ș', ţ: 'ț' },
  IS: { ğ: 'ð', õ: 'ð', ō: 'ö' },
  LT: { ë: 'ė', ē: 'ė' },
  NZ: { ã: 'ā', ë: 'ē', õ: 'ō' },
};

function withHomeLetters(text: string, home: string | undefined): string {
  const shapes = SHAPES[home ?? ''];
  if (!shapes) return text;
  return text.replace(/\p{L}/gu, (letter) => {
    const own = shapes[letter.toLowerCase()];
    if (own === undefined) return letter;
    return letter === letter.toLowerCase() ? own : own.toUpperCase();
  });
}

/** «ihracat Müdürü»: the dot of İ is read as the one of a small i. */
const LOST_CAPITAL_I = /^i(?=\p{Ll}+\s\p{Lu})|(?<=\p{Lu}\p{Ll}+\s)i(?=\p{Ll}{2})/gu;
/** «ÖZDEMiR»: the same within capitals. */
const SMALL_I_IN_CAPITALS = /(?<=\p{Lu}{2,})i(?=\p{Lu}|$|\s)|(?<=(?:^|\s)\p{Lu})i(?=\p{Lu}{2})/gu;
/** «UAB ,,Ąžuolo linijal»: quotation marks that stand low at first and high at last. */
const QUOTED =
  /^(?<form>UAB|AB|MB|VšĮ|SIA|AS|IK)\s*[,„"]{1,2}\s*(?<name>\p{L}[^“”"ª]*?)(?:[“”"ª].*|['l])?$/u;
/** «à Ia Cour»: a small l drawn like a capital I. */
const LONE_IA = /(?<=\p{Ll}\s)Ia(?=\s)/gu;
/** «Winzer è Kellermeister»: only Italian has this word. */
const READ_AMPERSAND = /\sè\s/gu;
/** «SlaneyValley Creameries», «PtyLtd»: a space that was not seen; a brand alone may be written so. */
const SEAM = /(\p{Lu}\p{Ll}{2,})(\p{Lu}\p{Ll}{2,})/gu;
/** «FRANQOIS»: only a U stands behind Q. */
const LOST_CEDILLA = /(?<=\p{L})q(?=[oa])/giu;
/** «REALTORR», «REALTOR@»: the registered mark. */
const REALTOR = /\bREALTOR[R@©]/g;
/** «Hotel Sonnspitz ★★★★S». */
const STARS = /\s+(?:[Ææ★☆*]{3,5}|[Kk]{4,5})\s?S?$/u;

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
  // Only Romanian writes these, also where its country is not known: «Ştefania Țurcanu».
  const writesCommas = pieces.some(({ text }) => /[țȚșȘ]/.test(text));
  const words = new Set(pieces.flatMap(({ text }) => lexemesOf(text)));
  const isWord = (part: string) => words.has(fold(part)) || /^(?:Pty|Ltd)$/.test(part);
  return pieces.map((piece) => {
    let text = mendLegalForm(piece.text)
      .replace(LOST_DOT, '.')
      .replace(REALTOR, 'REALTOR®')
      .replace(STARS, '')
      .replace(LONE_IA, 'la')
      .replace(WORD, spell);
    text = withHomeLetters(text, writesCommas ? 'RO' : home);
    text = text.replace(SEAM, (whole, left: string, right: string) =>
      whole !== piece.text && isWord(left) && isWord(right) ? `${left} ${right}` : whole,
    );
    if (!languages.includes('it')) text = text.replace(READ_AMPERSAND, ' & ');
    if (languages.includes('tr'))
      text = text.replace(LOST_CAPITAL_I, 'İ').replace(SMALL_I_IN_CAPITALS, 'İ');
    if (home === 'LT' || home === 'LV') text = text.replace(QUOTED, '$<form> „$<name>“');
    if (languages.includes('fr') || languages.includes('pt'))
      text = text.replace(LOST_CEDILLA, (letter) => (letter === 'Q' ? 'Ç' : 'ç'));
    if (languages.includes('fr')) {
      text = text
        .replace(LOST_APOSTROPHE, '’')
        .replace(LONE_A, (letter) => (letter === letter.toUpperCase() ? 'À' : 'à'));
    }
    if (/\d/.test(text)) text = mendHouseNumber(mendPostcode(text, home));
    return text === piece.text ? piece : { ...piece, text };
  });
}
