import { isLatin } from '@cardsift/contacts/text/script';

/** Brackets and quotation marks, as they open and close. */
const PAIRS: readonly [open: string, close: string][] = [
  ['(', ')'],
  ['（', '）'],
  ['[', ']'],
  ['「', '」'],
  ['『', '』'],
  ['【', '】'],
  ['«', '»'],
  ['»', '«'],
  ['„', '“'],
  ['„', '”'],
  ['“', '”'],
];

/** How many letters behind a stretch its bracket may close. */
const LONGEST_REST = 24;

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** Whether a text opens more of a pair than it closes. */
const isOpen = (text: string, [open, close]: readonly [string, string]) =>
  count(text, open) > count(text, close) && text.lastIndexOf(open) > text.lastIndexOf(close);

const isOnlyClosed = (text: string, [open, close]: readonly [string, string]) =>
  count(text, close) > count(text, open) &&
  !(text.indexOf(open) >= 0 && text.indexOf(open) < text.indexOf(close));

/**
 * A stretch of a line, widened by the bracket or quotation mark that was cut off: “Fischerei «Molik” becomes
 * “Fischerei «Molik»”, and “株)田中” becomes “(株)田中”. A pair around the whole stretch stays outside.
 */
export function wholeBrackets(
  line: string,
  start: number,
  end: number,
): [start: number, end: number] {
  const text = line.slice(start, end);
  const open = PAIRS.find((pair) => isOpen(text, pair));
  const closes = open ? line.slice(end, end + LONGEST_REST).indexOf(open[1]) : -1;
  const opened = PAIRS.some((pair) => line[start - 1] === pair[0] && isOnlyClosed(text, pair));
  return closes >= 0 || opened
    ? wholeBrackets(line, start - Number(opened), end + closes + 1)
    : [start, end];
}

/** Separators and pictures with which no value begins. */
const START = /^[\s,;:./\-–—_*#•·、，／｜：\p{Sm}\p{So}]+/u;
/** A hyphen at the end may part a word: “Kowalczyk-”. */
const END = /(?:[\s,;:|/–—_*~<>=+#•·、，／｜：]|(?<!\p{L})-)+$/u;

/** “Ω Sunshine Electronics”: a picture that was read as a letter. */
function withoutIcon(text: string): string {
  const [first = '', rest] = text.split(/\s(.*)/su);
  const isLetter = /^[\p{Script=Greek}\p{Script=Cyrillic}]$/u.test(first);
  return isLetter && rest && isLatin(rest) ? rest : text;
}

/** A stretch without the separators at its ends, and without a bracket that nothing closes. */
export function trimEdges(text: string): string {
  const bare = withoutIcon(text.replace(START, '').replace(END, '').trim());
  const lonely = /^[(（][^)）]*$/u.test(bare);
  return lonely ? trimEdges(bare.slice(1)) : bare;
}
