import eastAsianLabels from '../lexicon/east-asian-labels.json' with { type: 'json' };
import extensionWords from '../lexicon/extension-words.json' with { type: 'json' };
import { GREEK_OR_CYRILLIC, isOfLabel } from './alphabet-labels.ts';
import { withPlainNumerals } from './plain-numerals.ts';

/** Labels of numbers, which grammars know: “電　話”. The longest first. */
const LABELS = [...Object.values(eastAsianLabels).flat(), ...extensionWords.eastAsian]
  .toSorted((a, b) => b.length - a.length)
  .map((label) => [...label].join('\\s?'))
  .join('|');
/** What is blanked, or a label that is left. */
const CJK_OR_LABEL = new RegExp(
  `(${LABELS})|[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー]`,
  'gu',
);
/** “моб.:+380…”, “ΤΗΛ.210…”: a word and a number that no space parts. */
const GLUED = /(?<=\p{L}[.:]+)(?=[+(\d])/u;

/** What is worth understanding beside another script: a word, a telephone number, an address. */
const WORTH = /\p{Script=Latin}{3}|(?:\d[\s()./–-]{0,3}){7}|@/u;

const blank = (text: string) => ' '.repeat(text.length);

/**
 * What grammars see of a word. The recognizer takes a Greek capital for the Latin one that looks alike, so all of such a
 * word is Greek.
 */
const seenOf = (word: string) =>
  GREEK_OR_CYRILLIC.test(word) && !isOfLabel(word) ? blank(word) : word;

/**
 * A line without its letters of scripts that grammars have no words of, but for labels of numbers. Spaces take their
 * place, so that what is left stands where it stood. Where too little is left to mean anything, there are spaces alone.
 */
export function latinPart(text: string): string {
  const latin = withPlainNumerals(text)
    .replace(/\S+/gu, (words) => words.split(GLUED).map(seenOf).join(''))
    .replace(CJK_OR_LABEL, (letter, label?: string) => label ?? blank(letter))
    // Numbers that a wide space parts are two.
    .replace(/(?<=\d)\u3000(?=\d)/gu, '•');
  return latin === text || WORTH.test(latin) ? latin : blank(text);
}
