import { fold } from '@cardsift/contacts/fold';
import { givenNames } from '../lexicon/given-names.ts';
import { JOB_HEADS, jobModifiers } from '../lexicon/job-words.ts';
import { languagesOf } from '../lexicon/languages.ts';
import { lexemesOf } from '../text/words.ts';
import { mendLegalForm } from './mend-legal-form.ts';
import { mendHouseNumber, mendPostcode } from './mend-postcode.ts';
import { mendSigns } from './mend-signs.ts';
import { DANISH, GERMAN, spellByAddress } from './spell-by-address.ts';
import { spellByCountry, TWO_KINDS_OF_I } from './spell-by-country.ts';
import { spellByLexicon } from './spell-by-lexicon.ts';

/** Words with the characters that letters are misread as; house numbers and codes are not words. */
const WORD =
  /\p{L}{3,}\d(?![\p{L}\d])|[\p{L}\p{M}][\p{L}\p{M}\d$@]*[\p{L}\p{M}]|[\p{L}\p{M}]\d(?=[\p{L}])[\p{L}\p{M}\d$]*|\d\p{L}[\p{Ll}\d]+|\p{Lu}6|\$\p{Ll}{3,}/gu;
/** “SlaneyValley Creameries”, “PtyLtd”: a space that was not seen; a brand alone may be written so. */
const SEAM = /(\p{Lu}\p{Ll}{2,})(\p{Lu}\p{Ll}{2,})/gu;

/** “KentaroYAMAZAKI”: a given name, and a family name in capitals. */
const NAME_SEAM = /(?<!\p{L})(\p{Lu}\p{Ll}{3,})(\p{Lu}{3,})(?!\p{L})/gu;

const HAS_MARK = /(?=\P{ASCII})\p{L}/u;
/** “Anca-loana”: a capital I that looks like a small l. */
const CAPITAL_I = /(?<=\p{Lu}\p{Ll}+-)l(?=(\p{Ll}+))/gu;

/** “Dr.L.P. Thangavelu”, “Prof.Dr.Hans Ott”: a name begins behind each of their dots. */
const FORMS_OF_ADDRESS = /^(?:(?:Prof|Dr|Mr|Mrs|Ms)\.)+(?=\p{Lu})/u;

/** In a line that was read as surely as this, no list of words knows a name better: “Bruckner”, “Iñigo”. */
const READ_FOR_CERTAIN = 0.999;

/** “General Manager” on a French card: a job in English, whose words are spelt otherwise in French. */
function isEnglishJob(text: string): boolean {
  const words = lexemesOf(text).filter((word) => !/^(?:of|and|for|the|to)$/.test(word));
  return (
    words.length > 1 && words.every((word) => JOB_HEADS.en.has(word) || jobModifiers.has(word))
  );
}

export interface SpellingEvidence {
  /** Tokens of local parts and domains: `goetz`, `voss`, `maplelowe`. */
  tokens: readonly string[];
  /** ISO code of the card's country; absent while it is not sure. */
  home: string | undefined;
}

/** Mends what recognizers do to the letters of names, titles and places. */
export function mendTexts<Text extends { text: string; confidence: number }>(
  pieces: readonly Text[],
  evidence: SpellingEvidence,
): Text[] {
  const { tokens, home } = evidence;
  const languages = languagesOf(home);
  const nordic = languages.some((language) => language === 'da' || language === 'no');
  const umlauts = nordic ? DANISH : GERMAN;
  // Some people leave all marks away: theirs is no card that lost a few.
  const writesMarks = pieces.some(({ text }) => HAS_MARK.test(text));
  const spell = (word: string, isSure: boolean) => {
    const told = spellByAddress(word, tokens, umlauts);
    if (isSure && !/\d/.test(word)) return told;
    // “Øygard” of “oygard@…” is no “Nygård”.
    const own = spellByLexicon(told, languages, tokens.includes(fold(told)));
    return home && writesMarks ? spellByCountry(own, home) : own;
  };
  // Only Romanian writes these, also where its country is not known: “Ştefania Țurcanu”.
  const country = pieces.some(({ text }) => /[țȚșȘ]/.test(text)) ? 'RO' : home;
  const words = new Set(pieces.flatMap(({ text }) => lexemesOf(text)));
  const isWord = (part: string) => words.has(fold(part)) || /^(?:Pty|Ltd)$/.test(part);
  return pieces.map((piece) => {
    const isSure = piece.confidence >= READ_FOR_CERTAIN;
    const keepsSpelling = isSure || isEnglishJob(piece.text);
    const spelt = mendLegalForm(piece.text).replace(WORD, (word) => spell(word, keepsSpelling));
    let text = mendSigns(spelt, country, isSure);
    text = text.replace(SEAM, (whole, left: string, right: string) =>
      whole !== piece.text && isWord(left) && isWord(right) ? `${left} ${right}` : whole,
    );
    text = text.replace(NAME_SEAM, (whole, given: string, family: string) =>
      givenNames.has(fold(given)) || tokens.includes(fold(family)) ? `${given} ${family}` : whole,
    );
    text = text.replace(FORMS_OF_ADDRESS, (forms) => forms.replaceAll('.', '. '));
    text = text.replace(CAPITAL_I, (read, rest: string) =>
      givenNames.has(fold(`i${rest}`)) && !givenNames.has(fold(`l${rest}`)) ? 'I' : read,
    );
    // “WRÓBLEWICZ İ SYNOWIE”: a speck above a capital, where nobody writes one.
    if (home && !TWO_KINDS_OF_I.has(home)) text = text.replaceAll('İ', 'I').replaceAll('ı', 'i');
    if (/\d/.test(text)) text = mendHouseNumber(mendPostcode(text, home));
    return text === piece.text ? piece : { ...piece, text };
  });
}
