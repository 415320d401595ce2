import { lettersOf } from '../country/alphabets.ts';
import markedWords from '../lexicon/marked-words.json' with { type: 'json' };
import { withoutMarks } from '../text/without-marks.ts';
import { adoptSpelling } from './adopt-spelling.ts';

const WORDS: Partial<Record<string, string>> = markedWords;

/** Whose I is ı in small letters, and whose i is İ in capitals. */
export const TWO_KINDS_OF_I: ReadonlySet<string> = new Set(['AZ', 'TR']);

const lexicons = new Map<string, ReadonlyMap<string, string>>();

/** Words that a country spells in one way only, which has marks, by their letters without. */
function lexiconOf(country: string): ReadonlyMap<string, string> {
  const known = lexicons.get(country);
  if (known) return known;
  const words = WORDS[country]?.split(' ') ?? [];
  const lexicon = new Map(words.map((word) => [withoutMarks(word), word]));
  lexicons.set(country, lexicon);
  return lexicon;
}

/** “Ranći” where a country has “Ranči”: a letter that it writes was read, and is another name's. */
function hasOtherMarks(word: string, spelling: string, country: string): boolean {
  const meant = [...spelling.normalize('NFC')];
  return [...word.normalize('NFC').toLowerCase()].some(
    (letter, i) =>
      withoutMarks(letter) !== letter &&
      letter !== meant[i] &&
      (lettersOf(country) ?? '').includes(letter),
  );
}

/** Romanian has commas below its letters, which older fonts and recognizers write as cedillas. */
const COMMAS: Readonly<Record<string, string>> = { ş: 'ș', ţ: 'ț', Ş: 'Ș', Ţ: 'Ț' };
const ROMANIAN: ReadonlySet<string> = new Set(['RO', 'MD']);

/** “ÖZDEMiR”: the dot of İ is read as the one of a small i. */
const SMALL_AMONG_CAPITALS = /(?<=\p{Lu}{2})i(?!\p{Ll})/gu;
/** “ibrahim Doğanay”, “Arkevsen inşaat”: so is an İ that begins a word. */
const SMALL_AT_BEGINNING = /(?<!\p{L})i(?=\p{Ll}{2})/gu;
/** Other words that begin with a small letter; shorter ones, like “ve”, do not count. */
const SMALL_WORD = /(?<!\p{L})(?!i)\p{Ll}{4}/u;

function inTurkish(text: string): string {
  const mended = text.replace(SMALL_AMONG_CAPITALS, 'İ');
  const isInCapitals = /\p{Lu}/u.test(mended) && !SMALL_WORD.test(mended);
  return isInCapitals ? mended.replace(SMALL_AT_BEGINNING, 'İ') : mended;
}

/** A text with a country's own letters in place of those that look like them. */
export function inOwnLetters(text: string, country: string): string {
  if (TWO_KINDS_OF_I.has(country)) return inTurkish(text);
  // “FORLİ”: a speck above a capital, where nobody writes one.
  const plain = text.replaceAll('İ', 'I').replaceAll('ı', 'i');
  if (!ROMANIAN.has(country)) return plain;
  return [...plain].map((letter) => COMMAS[letter] ?? letter).join('');
}

/** Spells a word with the marks that it always has in a country: “Girts Ūdris” is “Ģirts Ūdris” in Latvia. */
export function spellByCountry(word: string, country: string): string {
  const spelling = lexiconOf(country).get(withoutMarks(word));
  if (spelling === undefined || hasOtherMarks(word, spelling, country)) return word;
  return adoptSpelling(word, spelling, TWO_KINDS_OF_I.has(country) ? 'tr' : undefined);
}
