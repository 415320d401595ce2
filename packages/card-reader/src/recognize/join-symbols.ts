import { median } from '../median.ts';
import type { ReadSymbol } from './ctc-decode.ts';

/** Fewer single letters in a row are initials (“J. R. R.” or “A B”), not letter-spacing. */
const MIN_SPACED_LETTERS = 4;
/** The gap between letter-spaced words is at least this many times the gap between their letters. */
const WORD_GAP = 1.5;

interface Token {
  text: string;
  start: number;
  end: number;
}

/** No line begins with a comma, so it is a low quotation mark. */
const LOW_QUOTE = /^,(?=\p{L})/u;

/**
 * The line's text. Spaced letters (“M A P L E L O W E”) are joined to words; a clearly wider gap ends
 * a word.
 */
export function joinSymbols(symbols: readonly ReadSymbol[]): string {
  const tokens = splitAtSpaces(symbols);
  const words: string[] = [];
  for (let i = 0; i < tokens.length; ) {
    const run = singleLetterRun(tokens, i);
    if (run >= MIN_SPACED_LETTERS) words.push(...joinSpaced(tokens.slice(i, i + run)));
    else words.push(...tokens.slice(i, i + run).map((token) => token.text));
    i += run;
  }
  return words.join(' ').replace(LOW_QUOTE, '„');
}

function splitAtSpaces(symbols: readonly ReadSymbol[]): Token[] {
  const tokens: Token[] = [];
  let open = false;
  for (const { text, position } of symbols) {
    const last = tokens.at(-1);
    if (text.trim() === '') open = false;
    else if (open && last) {
      last.text += text;
      last.end = position;
    } else {
      tokens.push({ text, start: position, end: position });
      open = true;
    }
  }
  return tokens;
}

/** How many tokens belong together, starting at `from`: a run of single letters, or one token. */
function singleLetterRun(tokens: readonly Token[], from: number): number {
  let run = 0;
  while (isSingleLetter(tokens[from + run])) run++;
  return Math.max(1, run);
}

function isSingleLetter(token: Token | undefined): boolean {
  return token !== undefined && /^[\p{L}&]$/u.test(token.text);
}

function joinSpaced(letters: readonly Token[]): string[] {
  const gaps = letters.slice(1).map((letter, i) => letter.start - (letters[i] as Token).end);
  const usual = median(gaps);
  let word = '';
  const words: string[] = [];
  letters.forEach((letter, i) => {
    if (i > 0 && (gaps[i - 1] as number) > usual * WORD_GAP) {
      words.push(word);
      word = '';
    }
    word += letter.text;
  });
  return [...words, word];
}
