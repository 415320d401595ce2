/** Letters hardly wider than the step in which a recognizer reads a line: it takes one for another, or loses one. */
const THIN = new Set('1filrt');

/**
 * Whether a text is another one but for one slip of a recognizer: a thin letter, or one of two equal letters. “flipa” is
 * read where “filipa” stands, “lewellyn” for “llewellyn” and “jammal” for “jamal”.
 */
export function isSlipOf(read: string, meant: string): boolean {
  const shorter = Math.min(read.length, meant.length);
  let start = 0;
  while (start < shorter && read[start] === meant[start]) start++;
  let end = 0;
  while (end < shorter - start && read.at(-1 - end) === meant.at(-1 - end)) end++;
  const other = read.slice(start, read.length - end);
  const own = meant.slice(start, meant.length - end);
  if (other.length + own.length === 0 || other.length > 1 || own.length > 1) return false;
  const isThin = [...other, ...own].every((letter) => THIN.has(letter));
  const [longer, letter] = other === '' ? [meant, own] : [read, other];
  const isDoubled = other.length !== own.length && longer[start - 1] === letter;
  return isThin || isDoubled;
}
