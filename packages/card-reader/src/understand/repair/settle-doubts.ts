import type { TextLine } from '../../reading.ts';
import type { Language } from '../lexicon/languages.ts';
import { fold } from '../text/fold.ts';

/** The letters with marks that a language writes, names of its neighbours included. */
const LETTERS: Record<Language, string> = {
  en: 'éèêëáâàäåãæçíîïñóôöõøœúûü',
  de: 'äöüßéèáàâç',
  fr: 'àâæçéèêëîïôœùûüÿ',
  es: 'áéíóúüñ',
  pt: 'áâãàçéêíóôõúü',
  it: 'àèéìíîòóùú',
  nl: 'éèëêïöüóá',
  sv: 'åäöéü',
  no: 'æøåéèêóòôä',
  da: 'æøåéöä',
  fi: 'äöåšžé',
  pl: 'ąćęłńóśźż',
  cs: 'áäčďéěíĺľňóôřŕšťúůýž',
  hu: 'áéíóöőúüű',
  tr: 'çğıöşüâûi̇',
};

/**
 * Where the recogniser was not sure of a letter's marks, takes those that the card's languages
 * write: «Zoě» is «Zoë» on an English card. Letters it was sure of stay, for people keep their names
 * abroad: «Jürgen» in Spain.
 */
export function settleDoubts<Line extends TextLine>(
  lines: readonly Line[],
  languages: readonly Language[],
): Line[] {
  const written = new Set(
    [...languages, ...(languages.length === 0 ? ['en' as const] : [])].flatMap((language) => [
      ...LETTERS[language],
    ]),
  );
  const isForeign = (letter: string) => letter > '\u007f' && !written.has(letter.toLowerCase());
  return lines.map((line) => {
    const letters = line.text.split('');
    for (const { at, letters: others } of line.doubts ?? []) {
      const read = letters[at] ?? '';
      if (!isForeign(read)) continue;
      const meant = others.find((other) => fold(other) === fold(read) && !isForeign(other));
      if (meant) letters[at] = meant;
    }
    return { ...line, text: letters.join('') };
  });
}
