/** Each digit with the letters that recognizers read in its place. */
const LETTERS_FOR_DIGITS = ['0OoQD', '1lI|i', '2Zz', '5Ss', '6Gb', '8B', '9gq'];

const DIGIT_OF = new Map(
  LETTERS_FOR_DIGITS.flatMap(([digit = '', ...letters]) =>
    letters.map((letter) => [letter, digit]),
  ),
);

/** Pairs of shapes that recognizers take for each other, folded: what was read, then what may stand there. */
const ALIKE = new Set(
  `6n 8o 6o 0o qa ql tl lt li il 1l 1i ti it l1 6o 0o 9g g9 $s 5s 8b kn on no nk ui iu ce ec vy yv hb bh fl ft tf rn 4a @a !i |l |i uo ao oa sz zs cs nr`.split(
    ' ',
  ),
);

/** The text with digits where letters of their shape were read. */
export const withDigits = (text: string) =>
  text.replace(/\D/g, (letter) => DIGIT_OF.get(letter) ?? letter);

/** Whether a folded letter may be read where another one is meant. */
export const mayBeReadAs = (read: string, meant: string) => ALIKE.has(read + meant);
