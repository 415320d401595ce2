import type { Person } from './duplicate-keys.ts';

/** Whether one person may have both names: “Dr. Ada N. Lee” may be “Lee, Ada” and “A. Lee”, but not “Ada King”. */
export function namesAgree(a: Person, b: Person): boolean {
  const others = [
    [a.otherWords, b.words],
    [a.words, b.otherWords],
    [a.otherWords, b.otherWords],
  ] as const;
  return (
    allAgree(a.words, b.words) ||
    others.some(([one, other]) => one.length > 0 && other.length > 0 && allAgree(one, other))
  );
}

function allAgree(a: readonly string[], b: readonly string[]): boolean {
  if (a.join('') === b.join('')) return true;
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  return shorter.every((word) => longer.some((other) => wordsAgree(word, other)));
}

/** The same word, or one is the other's initial. */
function wordsAgree(a: string, b: string): boolean {
  return a === b || (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b));
}
