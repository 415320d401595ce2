import type { Language } from '../lexicon/languages.ts';

/**
 * Letters that a language does not write, as recognisers read them in place of its own: «Simöes» on
 * a Portuguese card is «Simões», «Zubizarréta» stays. Tried in order.
 */
const NATIVE: Partial<Record<Language, [RegExp, string][]>> = {
  de: [
    [/á|à|â/g, 'ä'],
    [/ó|ø|ő/g, 'ö'],
    [/ú|ù|ű/g, 'ü'],
  ],
  es: [
    [/ä|à|â/g, 'á'],
    [/ë|è|ê/g, 'é'],
    [/ï|ì/g, 'í'],
    [/ö|ò|ô/g, 'ó'],
    [/(?<!g)ü/g, 'ú'],
    [/(?<=\p{L})6(?=\p{L}|\b)/gu, 'ó'],
  ],
  pt: [
    [/[äàå](?=o)/g, 'ã'],
    [/c(?=ão)/g, 'ç'],
    [/[öò](?=es)/g, 'õ'],
    [/ä|å/g, 'á'],
    [/ë|è/g, 'é'],
    [/ï|ì/g, 'í'],
    [/ö|ò/g, 'ó'],
    [/ü|ù/g, 'ú'],
    [/(?<=\p{L})6(?=\p{L})/gu, 'ó'],
  ],
  fr: [
    [/ä|á/g, 'â'],
    [/ö|ó/g, 'ô'],
    [/í|ì/g, 'î'],
  ],
  it: [
    [/ä|á|â/g, 'à'],
    [/ö|ó|ô/g, 'ò'],
    [/ü|ú|û/g, 'ù'],
  ],
  sv: [
    [/á|à|â|æ/g, 'ä'],
    [/ø|ó|ô/g, 'ö'],
  ],
  no: [
    [/ö|ó/g, 'ø'],
    [/ä/g, 'æ'],
  ],
  da: [
    [/ö|ó/g, 'ø'],
    [/ä/g, 'æ'],
  ],
  fi: [[/á|à|â/g, 'ä']],
  pl: [
    [/š/g, 'ś'],
    [/č/g, 'ć'],
    [/(?<=\p{Ll})[öòôő](?=\p{L})/gu, 'ó'],
    [/(?<=\p{L})6(?=\p{L})/gu, 'ó'],
  ],
  cs: [
    [/ä|à|â/g, 'á'],
    [/ë|è|ê/g, 'ě'],
    [/ï|ì|î/g, 'í'],
    [/ö|ò|ô/g, 'ó'],
    [/ü|ù|û/g, 'ů'],
  ],
  hu: [
    [/^f[6óö]$/, 'fő'],
    [/ä|à|â/g, 'á'],
    [/ë|è|ê/g, 'é'],
    [/ï|ì|î/g, 'í'],
    [/(?<=\p{L})6(?=\p{L}|\b)/gu, 'ó'],
  ],
  tr: [
    [/é|ê/g, 'e'],
    [/ä|á/g, 'a'],
    [/ó|ô/g, 'ö'],
    [/ú|ù/g, 'ü'],
  ],
};

/** Lower-case letters that capitals with a mark are read as: «TöRöK», «MARTiN». */
const SMALL_IN_CAPITALS = /^(?=(?:[^\p{Lu}]*\p{Lu}){2})[\p{Lu}öäüåøæéèêóòôáàâíìîúùûñçßi-]+$/u;

/** Writes a word with the letters its language has; words of other languages are left alone. */
export function nativeLetters(word: string, language: Language | undefined): string {
  const even = SMALL_IN_CAPITALS.test(word) ? word.toUpperCase() : word;
  const patterns = language === undefined ? undefined : NATIVE[language];
  if (!patterns || !/[^A-Za-z]/.test(even)) return even;
  const small = even.toLowerCase();
  const native = patterns.reduce((text, [pattern, letter]) => text.replace(pattern, letter), small);
  if (native.length !== even.length) return even;
  return [...native]
    .map((letter, i) => (even.charAt(i) === small.charAt(i) ? letter : letter.toUpperCase()))
    .join('');
}
