import { fold } from '@cardsift/contacts/fold';
import { cities } from '../lexicon/address-words.ts';
import { GIVEN_NAMES_BY_LANGUAGE } from '../lexicon/given-names.ts';
import { JOB_HEADS, jobModifiers } from '../lexicon/job-words.ts';
import { type Language, languagesOf } from '../lexicon/languages.ts';
import { legalForms, organizationWords } from '../lexicon/organization-words.ts';
import { SPELLINGS } from '../lexicon/spellings.ts';

/** Letters under or over which a language writes marks; a word without them cannot lose one. */
const MARKED_LETTERS: Record<Language, RegExp> = {
  en: /(?!)/,
  de: /[aou]|ss|b/,
  fr: /[aceiou]/,
  es: /[aeioun]/,
  pt: /[aceiou]/,
  it: /[aeiou]$/,
  nl: /[eio]/,
  sv: /[ao]/,
  no: /[ao]/,
  da: /[ao]/,
  fi: /[ao]/,
  pl: /[acelnosz]/,
  cs: /[acdeinorstuyz]/,
  hu: /[aeiou]/,
  tr: /[cgiosu]/,
};

/**
 * How often the recognizer read every mark of a word that no lexicon knows, by language. The figures come from development
 * cards of the invented set, read by an earlier recognizer that made more such mistakes; languages without cards there are
 * guessed by their letters. French, Portuguese and Polish stay below “high”: on the hand-designed cards 4 of 35 such names
 * had lost a mark.
 */
const READ_RIGHT: Record<Language, number> = {
  en: 0.99,
  de: 0.9,
  fr: 0.88,
  es: 0.85,
  pt: 0.88,
  it: 0.93,
  nl: 0.98,
  sv: 0.93,
  no: 0.8,
  da: 0.8,
  fi: 0.9,
  pl: 0.88,
  cs: 0.75,
  hu: 0.85,
  tr: 0.75,
};

/** Names that English cards print with their marks and without. */
const TWO_WAYS =
  /\b(?:zoe|chloe|sian|jose|rene|renee|andre|noel|joel|sean|siobhan|ciaran|grainne|roisin|sinead|padraig|aine|bronte|sofia|garcia|lopez|martinez|gonzalez|hernandez|perez|rodriguez|sanchez|ramirez)\b/;

function isKnown(word: string, language: Language): boolean {
  const plain = fold(word);
  const spelling =
    SPELLINGS[language]?.get(plain) ??
    GIVEN_NAMES_BY_LANGUAGE[language].get(plain) ??
    JOB_HEADS[language].get(plain);
  if (spelling !== undefined) return spelling.toLowerCase() === word.toLowerCase();
  return (
    jobModifiers.has(plain) ||
    organizationWords.has(plain) ||
    legalForms.has(plain.replace(/\./g, '')) ||
    Object.hasOwn(cities, plain)
  );
}

/** Where names have no marks, or those of elsewhere. */
const WITHOUT_MARKS = new Set(
  'US GB IE CA AU NZ ZA SG HK IN KE GH PH MY JP KR TW CN AE SA QA'.split(' '),
);
/** For countries whose language no lexicon knows, and rare marks; not measured, set below “high”. */
const UNKNOWN_LANGUAGE = 0.88;
/** Marks that are not common in the names of those countries: “Llŷr”, “Adébáyọ̀”. */
const RARE_MARK = /[^\p{ASCII}áéíóú’‘ʻ]/iu;

/** 0 to 1: how sure the marks on a text's letters are, by the country of its card. */
export function spellingCertainty(text: string, country: string | undefined): number {
  const languages = languagesOf(country);
  const [language] = languages;
  if (language === undefined) {
    if (country !== undefined && !WITHOUT_MARKS.has(country)) return UNKNOWN_LANGUAGE;
    if (RARE_MARK.test(text.normalize('NFC'))) return UNKNOWN_LANGUAGE;
    return TWO_WAYS.test(fold(text)) ? 0.85 : 1;
  }
  const words = text.split(/[\s/,&-]+/).filter((word) => /\p{L}{2}/u.test(word));
  return words.reduce((certainty, word) => {
    if (languages.some((each) => isKnown(word, each))) return certainty;
    return MARKED_LETTERS[language].test(fold(word)) ? certainty * READ_RIGHT[language] : certainty;
  }, 1);
}
