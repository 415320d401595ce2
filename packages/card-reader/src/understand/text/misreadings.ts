import { fold } from '@cardsift/contacts/text/fold';
import { mayBeReadAs } from './letter-shapes.ts';

const cost = (read: string, meant: string) =>
  read === meant ? 0 : !mayBeReadAs(read, meant) ? 1 : /[\d$@]/.test(read) ? 0.1 : 0.35;

/** How far a read word is from a known one, in misread letters; alike shapes count a third. */
export function misreadDistance(read: string, meant: string): number {
  let previous = Array.from({ length: meant.length + 1 }, (_, j) => j);
  for (let i = 1; i <= read.length; i++) {
    const current = [i];
    for (let j = 1; j <= meant.length; j++) {
      current.push(
        Math.min(
          (previous[j - 1] ?? 0) + cost(read.charAt(i - 1), meant.charAt(j - 1)),
          (previous[j] ?? 0) + 1,
          (current[j - 1] ?? 0) + 1,
        ),
      );
    }
    previous = current;
  }
  return previous[meant.length] ?? 0;
}

/** Whether a read word is a plausible misreading of a known one of the same length. */
export function isMisreadingOf(read: string, meant: string): boolean {
  const a = fold(read);
  const b = fold(meant);
  if (a.length !== b.length || a.length < 4) return a === b;
  // One letter of another shape is forgiven in long words alone: “Heide” is not “Heike”.
  return misreadDistance(a, b) <= (a.length > 8 ? 1.4 : a.length > 5 ? 0.75 : 0.4);
}
