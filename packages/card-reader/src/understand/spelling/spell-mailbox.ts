import { fold } from '@cardsift/contacts/text/fold';
import { foldSpeltOut } from '../text/fold-spelt-out.ts';
import { isSlipOf } from '../text/slips.ts';
import { lexemesOf } from '../text/words.ts';

/** In letters. Shorter words are too easily like another one. */
const SHORTEST = 5;

const pairsOf = (words: readonly string[]) =>
  words.flatMap((word, i) =>
    words.filter((_, j) => j !== i).map((other) => [word, other] as const),
  );

/** What parts of a mailbox are called after a name: its words, two of them, and one with another's initial. */
const partsAfter = (words: readonly string[]) => [
  ...words,
  ...pairsOf(words).flatMap(([word, other]) => [
    word + other,
    word.charAt(0) + other,
    word + other.charAt(0),
  ]),
];

/** “angstroem”, “aangstroem” and “angstrom” are one name: everybody spells umlauts out as they like. */
const withoutUmlauts = (text: string) => text.replace(/ae|oe|ue|aa/g, (pair) => pair.charAt(0));

/** In letters: what people put beside their name, as other initials, a year or “adv”. */
const MOST_BESIDE = 3;

/** “jnlagesse” and “leiassousa”: a name, and little else before, behind or within it. */
const isExplained = (part: string, words: readonly string[]) =>
  ['', ...words].some((first) =>
    ['', ...words].some((last) => {
      const named = first.length + last.length;
      const beside = part.length - named;
      const isNamed = named >= SHORTEST - 1 && part.startsWith(first) && part.endsWith(last);
      return isNamed && beside >= 0 && beside <= MOST_BESIDE;
    }),
  );

/**
 * A mailbox as the names on its card spell it: “jammal.kowalczyk” of Jamal Kowalczyk is “jamal.kowalczyk”. Small print
 * loses thin and doubled letters, and a name is printed larger.
 * @param local what stands before the @, in lower case
 */
export function spellMailbox(local: string, names: readonly string[]): string {
  const spellings = names.flatMap((name) => [fold(name), foldSpeltOut(name)]).map(lexemesOf);
  const words = [...new Set(spellings.flat())];
  const parts = spellings.flatMap(partsAfter).filter(({ length }) => length >= SHORTEST);
  const known = new Set(parts.map(withoutUmlauts));
  const isInitial = (letter: string) => words.some((word) => word.startsWith(letter));
  const spell = (part: string) => {
    const rest = part.slice(1);
    // A capital I looks like a small l, and so does a one.
    const isStroke = /^[1i]/.test(part) && (rest === '' || words.includes(rest));
    if (isStroke && isInitial('l') && !isInitial('i')) return `l${rest}`;
    const isCalledSo = [part, rest].some((each) => known.has(withoutUmlauts(each)));
    if (part.length < SHORTEST || isCalledSo || isExplained(part, words)) return part;
    const isAlike = (each: string) => part[0] === each[0] && part.at(-1) === each.at(-1);
    const meant = new Set(parts.filter((each) => isAlike(each) && isSlipOf(part, each)));
    return meant.size === 1 ? [...meant].join('') : part;
  };
  return local
    .split(/([._-])/)
    .map(spell)
    .join('');
}
