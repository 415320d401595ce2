import { fold } from '@cardsift/contacts/fold';
import type { TextLine } from '../../reading.ts';
import { type Language, languagesOf } from '../lexicon/languages.ts';

/** The letters with marks that a language writes, names of its neighbors included. */
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

/** The same for countries whose languages have no lexicon here. */
const LETTERS_OF_COUNTRY: Partial<Record<string, string>> = {
  RO: 'ăâîșțé',
  MD: 'ăâîșț',
  HR: 'čćđšž',
  BA: 'čćđšž',
  RS: 'čćđšž',
  ME: 'čćđšž',
  SI: 'čšžćđ',
  EE: 'äöõüšž',
  LV: 'āčēģīķļņšūž',
  LT: 'ąčęėįšųūž',
  IS: 'áéíóúýþðæö',
  AD: 'àçéèíïóòúü',
  JP: 'āīūēō',
  NZ: 'āēīōū',
  KE: 'ĩũé',
};

/** Letters with marks that a card of a country may bear; those of English names elsewhere. */
function lettersOf(country: string | undefined): string {
  const own = LETTERS_OF_COUNTRY[country ?? ''];
  if (own !== undefined) return own;
  const languages = languagesOf(country);
  return (languages.length > 0 ? languages : (['en'] as const))
    .map((language) => LETTERS[language])
    .join('');
}

/**
 * Where the recognizer was not sure of a letter's marks, takes those that the card's languages
 * write: “Zoě” is “Zoë” on an English card. Letters it was sure of stay, for people keep their names
 * abroad: “Jürgen” in Spain.
 */
export function settleDoubts<Line extends TextLine>(
  lines: readonly Line[],
  country: string | undefined,
): Line[] {
  const written = new Set(lettersOf(country));
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
