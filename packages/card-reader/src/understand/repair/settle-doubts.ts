import { fold } from '@cardsift/contacts/fold';
import type { TextLine } from '../../reading.ts';
import { lettersOf } from '../world/alphabets.ts';

/** What a country writes; of no known one, what many do. */
const writtenIn = (country = 'ZZ'): string => lettersOf(country) ?? lettersOf('ZZ') ?? '';

const isPlain = (letter: string) => letter <= '\u007f';

/** The most probable letter where it has no mark; else, of those with marks, the one that is written most. */
function choose(possible: readonly string[], written: string): string | undefined {
  const [first] = possible;
  if (first === undefined || isPlain(first)) return first;
  return possible
    .filter((letter) => !isPlain(letter))
    .toSorted((a, b) => written.indexOf(a.toLowerCase()) - written.indexOf(b.toLowerCase()))[0];
}

/** How many of a country's letters are usual enough for a dot to be one of their marks. */
const USUAL = 2;

/** “Gínny”: the dot of an i looks like other small marks on it. */
const isDot = (read: string, possible: readonly string[], written: string) =>
  /^[íìïī]$/.test(read) && possible.includes('i') && !written.slice(0, USUAL).includes(read);

/** “marial23@…”: a bar before digits that may be one of them. */
const isDigit = (read: string, possible: readonly string[], next: string) =>
  /[lI]/.test(read) && possible.includes('1') && /\d/.test(next);

/** “Såg S Hyvleri”: a letter alone between two words that may be an ampersand. */
const isAmpersand = (at: number, possible: readonly string[], text: readonly string[]) =>
  possible.includes('&') && /^\p{L} \p{L} \p{Lu}$/u.test(text.slice(at - 2, at + 3).join(''));

/** “Pórdís”, “Porsteinn”: of a P no name of Iceland begins so, and many of the letter that looks like one. */
const isThorn = (possible: readonly string[], word: string, country: string | undefined) =>
  country === 'IS' && possible.includes('Þ') && /^P(?:[óo]r|urí|rái)/.test(word);

/**
 * Where the recognizer was not sure of a letter's marks, takes those that the card's languages
 * write: “Zoě” is “Zoë” on an English card. Letters it was sure of stay, for people keep their names
 * abroad: “Jürgen” in Spain. A doubtful bar before digits is a 1 anywhere.
 */
export function settleDoubts<Line extends TextLine<'frame'>>(
  lines: readonly Line[],
  country: string | undefined,
): Line[] {
  const written = writtenIn(country);
  const isForeign = (letter: string) => !isPlain(letter) && !written.includes(letter.toLowerCase());
  return lines.map((line) => {
    const text = line.text.split('');
    for (const { at, letters: others } of line.doubts ?? []) {
      const read = text[at] ?? '';
      if (isDot(read, others, written)) text[at] = 'i';
      if (isDigit(read, others, text[at + 1] ?? '')) text[at] = '1';
      if (isAmpersand(at, others, text)) text[at] = '&';
      if (isThorn(others, text.slice(at).join(''), country)) text[at] = 'Þ';
      if (!isForeign(read)) continue;
      const possible = others.filter((other) => fold(other) === fold(read) && !isForeign(other));
      const meant = choose(possible, written);
      if (meant) text[at] = meant;
    }
    return { ...line, text: text.join('') };
  });
}
