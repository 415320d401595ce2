import { foldSpeltOut, squash } from '../text/fold-spelt-out.ts';
import { isLegalForm } from '../values/legal-form.ts';

/** In a line that was read as surely as this, a sign is another word than its address: “Tři švy”, and trisvu.example. */
const READ_FOR_CERTAIN = 0.995;

/** In letters. A shorter address is too easily like another word. */
const SHORTEST = 6;

/** Of so many letters of a sign, one may be misread. */
const LETTERS_A_MISTAKE = 4;

interface Spelling {
  text: string;
  mistakes: number;
}

const inCaseOf = (letter: string, beside: string) =>
  beside === beside.toLowerCase() ? letter : letter.toUpperCase();

/** The most letters of “and” in any language. */
const LONGEST_AND = 3;

/** How an address may write a letter or sign of which it has these letters next. */
const writtenAs = (letter: string, next: string) =>
  '&+'.includes(letter)
    ? Array.from({ length: LONGEST_AND + 1 }, (_, length) => next.slice(0, length))
    : [squash(letter), squash(foldSpeltOut(letter))].filter((written) => next.startsWith(written));

/** A sign as its address spells it, with the fewest mistakes; undefined where the address leaves letters of it out. */
function spelledAs(sign: string, address: string): Spelling | undefined {
  const letters = [...sign.normalize('NFC')];
  const known = new Map<string, Spelling | undefined>();

  /** The letters of the sign from `i` on, as those of the address from `at` on. */
  function from(i: number, at: number, isBehindMistake = false): Spelling | undefined {
    const key = `${i} ${at} ${isBehindMistake}`;
    if (!known.has(key)) known.set(key, find(i, at, isBehindMistake));
    return known.get(key);
  }

  function find(i: number, at: number, isBehindMistake: boolean): Spelling | undefined {
    const letter = letters[i] ?? '';
    if (letter === '' && at === address.length) return { text: '', mistakes: 0 };
    const spell = (text: string, mistakes: number, rest: Spelling | undefined) =>
      rest ? [{ text: text + rest.text, mistakes: mistakes + rest.mistakes }] : [];
    const same = (letter === '' ? [] : writtenAs(letter, address.slice(at))).flatMap((written) =>
      spell(letter, 0, from(i + 1, at + written.length)),
    );
    const meant = inCaseOf(address.charAt(at), letter || (letters.at(-1) ?? ''));
    // Two mistakes side by side are another word: “Zeca” of zecace.example, in the state of Ceará.
    const mayBeMistake = meant !== '' && !isBehindMistake;
    const other =
      mayBeMistake && squash(letter) !== '' ? spell(meant, 1, from(i + 1, at + 1, true)) : [];
    const added = mayBeMistake ? spell(meant, 1, from(i, at + 1, true)) : [];
    return [...same, ...other, ...added].toSorted((a, b) => a.mistakes - b.mistakes)[0];
  }

  return from(0, 0);
}

/**
 * “OnSite Clan Co” of onsitecleanco.com is “OnSite Clean Co”: designers draw the letters of a sign, and its address has
 * them in print.
 * @param confidence of the recognizer, 0 to 1
 * @param addresses own domains and mailboxes, without their endings
 */
export function spellSign(sign: string, confidence: number, addresses: readonly string[]): string {
  if (confidence >= READ_FOR_CERTAIN) return sign;
  const words = sign.split(/(?=\s)/);
  const bare = words.slice(0, 1 + words.findLastIndex((word) => !isLegalForm(word.trim())));
  const own = [sign, bare.join('')];
  const spelling = addresses
    .map(squash)
    .filter(({ length }) => length >= SHORTEST)
    .flatMap((address) =>
      own.flatMap((part) => {
        const { text, mistakes } = spelledAs(part, address) ?? { text: '', mistakes: Infinity };
        const isLike = mistakes * LETTERS_A_MISTAKE <= squash(part).length;
        return isLike ? [text + sign.slice(part.length)] : [];
      }),
    )[0];
  return spelling ?? sign;
}
