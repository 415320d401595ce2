import { meanProbability, type ReadSymbol } from './ctc-decode.ts';

/** Below this mean probability a line is texture, an ornament or a script we have no letters for. */
const READABLE_LINE = 0.72;
/** The same for a word in another script within a line: “Coco Xu 徐可欣”. */
const READABLE_WORD = 0.75;

/**
 * Accents, capitals and digits in places where no word has them. Letters of another script are misread this way.
 */
const ODD = /[^\p{ASCII}].*[^\p{ASCII}]|\p{Ll}\p{Lu}|\p{L}\d\p{L}|\d\p{L}\d/u;

const isLetter = ({ text }: ReadSymbol) => /[\p{L}\p{N}]/u.test(text);

function isUnreadable(word: readonly ReadSymbol[]): boolean {
  const letters = word.filter(isLetter);
  const text = letters.map((symbol) => symbol.text).join('');
  return letters.length > 1 && meanProbability(letters) < READABLE_WORD && ODD.test(text);
}

/** The words of a line, each with the spaces after it. */
export function wordsOf(symbols: readonly ReadSymbol[]): ReadSymbol[][] {
  const words: ReadSymbol[][] = [[]];
  let isBehind = false;
  for (const symbol of symbols) {
    const isSpace = symbol.text.trim() === '';
    if (isBehind && !isSpace) words.push([]);
    words.at(-1)?.push(symbol);
    isBehind = isSpace;
  }
  return words;
}

/**
 * Keeps the part of a line in letters that the recognizer knows. It reads any other letter as one of its own, with
 * low probability.
 */
export function readableWords(symbols: readonly ReadSymbol[]): ReadSymbol[] {
  const readable = wordsOf(symbols)
    .filter((word) => !isUnreadable(word))
    .flat();
  const letters = readable.filter(isLetter);
  // A line may hold nothing but “&”, between the two halves of a name.
  const telling = letters.length > 0 ? letters : readable.filter(({ text }) => text === '&');
  return meanProbability(telling) < READABLE_LINE ? [] : readable;
}
