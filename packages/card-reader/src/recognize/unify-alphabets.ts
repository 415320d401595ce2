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

/** Puts a word into the alphabet of most of its letters, if all others look like letters of that alphabet. */
function inOneAlphabet(word: readonly ReadSymbol[]): ReadSymbol[] {
  const counts = new Map<Alphabet, number>();
  for (const { text } of word) {
    const alphabet = alphabetOf(text);
    if (alphabet) counts.set(alphabet, (counts.get(alphabet) ?? 0) + 1);
  }
  if (counts.size < 2) return [...word];
  const byCount = [...counts].toSorted((a, b) => b[1] - a[1]);
  for (const [wanted] of byCount) {
    const turned = word.map((symbol) => {
      const own = alphabetOf(symbol.text);
      const text = !own || own === wanted ? symbol.text : alike(symbol.text, own, wanted);
      return text === undefined ? null : { ...symbol, text };
    });
    if (turned.every((symbol) => symbol !== null)) return turned;
  }
  return [...word];
}

/** Puts each word into one alphabet: “BЫЦ” begins with a Latin letter that only looks Cyrillic. */
export const unifyAlphabets = (symbols: readonly ReadSymbol[]): ReadSymbol[] =>
  wordsOf(symbols).flatMap(inOneAlphabet);
