import type { ReadSymbol } from './ctc-decode.ts';
import { wordsOf } from './readable-words.ts';

const ALPHABETS = {
  latin: /\p{Script=Latin}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  greek: /\p{Script=Greek}/u,
};
type Alphabet = keyof typeof ALPHABETS;

/**
 * Letters of each alphabet in the same order. A dot means that the alphabet has no letter of that shape. Signs draw an A
 * without its bar and an E without its stem.
 */
const OWN: Record<Alphabet, string> = {
  latin: 'ABCEHIJKMNOPSTXYYZaceijkoppsuvxyïÏ...ó..ƏətAE',
  cyrillic: 'АВСЕНІЈКМ.ОРЅТХУ..асеіјкорпѕи.хуїЇФГП.фпӘәтЛ.',
  greek: 'ΑΒ.ΕΗΙ.ΚΜΝΟΡ.ΤΧ.ΥΖα..ι.κορ..υνχγϊΪΦΓΠόφπ...ΛΞ',
};

const alphabetOf = (letter: string): Alphabet | undefined =>
  (Object.keys(ALPHABETS) as Alphabet[]).find((name) => ALPHABETS[name].test(letter));

/** The letter of another alphabet that looks the same in print, if there is one. */
function alike(letter: string, from: Alphabet, to: Alphabet): string | undefined {
  const places = [...OWN[from]].flatMap((own, i) => (own === letter ? [i] : []));
  return places.map((i) => OWN[to][i]).find((other) => other !== undefined && other !== '.');
}

/** Puts a word into an alphabet; null if it has letters that look like none of it. */
function inAlphabet(word: readonly ReadSymbol[], wanted: Alphabet): ReadSymbol[] | null {
  const turned = word.map((symbol) => {
    const own = alphabetOf(symbol.text);
    const text = !own || own === wanted ? symbol.text : alike(symbol.text, own, wanted);
    return text === undefined ? null : { ...symbol, text };
  });
  return turned.every((symbol) => symbol !== null) ? turned : null;
}

/** The alphabets of symbols' letters, that of most of them first. */
function alphabetsOf(symbols: readonly ReadSymbol[]): Alphabet[] {
  const counts = new Map<Alphabet, number>();
  for (const { text } of symbols) {
    const alphabet = alphabetOf(text);
    if (alphabet) counts.set(alphabet, (counts.get(alphabet) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([alphabet]) => alphabet);
}

/** Puts a word into the alphabet of most of its letters, if all others look like letters of that alphabet. */
function inOneAlphabet(word: readonly ReadSymbol[]): readonly ReadSymbol[] {
  const alphabets = alphabetsOf(word);
  if (alphabets.length < 2) return word;
  return alphabets.map((wanted) => inAlphabet(word, wanted)).find((turned) => turned) ?? word;
}

const textOf = (word: readonly ReadSymbol[]) => word.map(({ text }) => text).join('');
/** One or two: “О.О.О.” is a legal form. */
const isInitials = (word: readonly ReadSymbol[]) => /^(?:\p{Lu}\.){1,2}\s*$/u.test(textOf(word));

/**
 * Puts each word into one alphabet: “BЫЦ” begins with a Latin letter that only looks Cyrillic. Initials alone do not tell
 * theirs; beside Latin words they are Latin: “А. Doe” begins with a Cyrillic letter.
 */
export function unifyAlphabets(symbols: readonly ReadSymbol[]): ReadSymbol[] {
  const words = wordsOf(symbols).map(inOneAlphabet);
  const [alphabet, another] = alphabetsOf(words.filter((word) => !isInitials(word)).flat());
  if (alphabet !== 'latin' || another) return words.flat();
  return words.flatMap((word) => (isInitials(word) && inAlphabet(word, 'latin')) || word);
}
