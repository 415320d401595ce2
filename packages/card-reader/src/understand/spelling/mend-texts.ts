import { fold } from '@cardsift/contacts/text/fold';
import { JOB_HEADS, jobModifiers } from '../lexicon/job-words.ts';
import { languagesOf } from '../lexicon/languages.ts';
import { withDigits } from '../text/letter-shapes.ts';
import { lexemesOf } from '../text/words.ts';
import { mendSigns } from './mend-signs.ts';
import { DANISH, GERMAN, spellByAddress } from './spell-by-address.ts';
import { spellByCountry, TWO_KINDS_OF_I } from './spell-by-country.ts';
import { spellByLexicon } from './spell-by-lexicon.ts';

/** Words with the characters that letters are misread as; house numbers and codes are not words. */
const WORD =
  /\p{L}{3,}\d(?![\p{L}\d])|[\p{L}\p{M}][\p{L}\p{M}\d$@]*[\p{L}\p{M}]|[\p{L}\p{M}]\d(?=[\p{L}])[\p{L}\p{M}\d$]*|\d\p{L}[\p{Ll}\d]+|\p{Lu}6|\$\p{Ll}{3,}/gu;

const HAS_MARK = /(?=\P{ASCII})\p{L}/u;
/** “l09 Harbor”, “Weg 18o”, “lO115 Berlin”: letters for digits; “12b” keeps its letter. */
const DIGITS = /(?<=^|[\s-])(?=[oOlI]*\d)[\doOlI]{2,5}(?=$|[\s,])/g;

/** In a line that was read as surely as this, no list of words knows a name better: “Bruckner”, “Iñigo”. */
const READ_FOR_CERTAIN = 0.999;

const SMALL_WORDS = new Set(['of', 'and', 'for', 'the', 'to']);

/** “General Manager” on a French card: a job in English, whose words are spelt otherwise in French. */
function isEnglishJob(text: string): boolean {
  const words = lexemesOf(text).filter((word) => !SMALL_WORDS.has(word));
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
  return pieces.map((piece) => {
    const isSure = piece.confidence >= READ_FOR_CERTAIN;
    const spelt = piece.text.replace(WORD, (word) =>
      spell(word, isSure || isEnglishJob(piece.text)),
    );
    let text = mendSigns(spelt, home);
    // “WRÓBLEWICZ İ SYNOWIE”: a speck above a capital, where nobody writes one.
    if (home && !TWO_KINDS_OF_I.has(home)) text = text.replaceAll('İ', 'I').replaceAll('ı', 'i');
    text = text.replace(DIGITS, withDigits);
    return text === piece.text ? piece : { ...piece, text };
  });
}
