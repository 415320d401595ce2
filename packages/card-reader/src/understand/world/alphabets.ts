import letters from './letters.json' with { type: 'json' };

const LETTERS: Partial<Record<string, string>> = letters;

/** Letters with marks that cards of a country bear, the most usual first; undefined where it is not known. */
export const lettersOf = (country: string): string | undefined => LETTERS[country];

/** Romanian's letters are drawn with a comma or a cedilla below. */
const plain = (text: string) =>
  text.normalize('NFC').toLowerCase().replace(/ș/g, 'ş').replace(/ț/g, 'ţ');

const alphabets = Object.values(letters).map((each) => new Set(plain(each)));

/** So many letters may be read wrong in a line. */
const MISREAD = 1;

/**
 * Whether some country writes all the letters with marks that a text has. Letters of other scripts are
 * taken for those of many countries at once: “Kwvøtavtívoç lana&nųntpáknş”.
 */
export function isOfOneAlphabet(text: string): boolean {
  const marked = [...new Set(plain(text))].filter((sign) => /(?=\P{ASCII})\p{Ll}/u.test(sign));
  return alphabets.some(
    (alphabet) => marked.filter((letter) => !alphabet.has(letter)).length <= MISREAD,
  );
}
