import type { WordLabel } from '@cardsift/card-reader/understand/network/word-labels';
import type { Random } from '@cardsift/invented-cards/random';
import { between, type Line, type Value, value } from './printed-text.ts';
import { type Case, cased } from './style.ts';

/** Breaks a text into lines where a designer might. */
export function broken(text: string, parts: number, random: Random): string[] {
  const words = text.split(' ');
  if (words.length < 2 || parts < 2) return [text];
  const cuts = new Set<number>();
  for (let i = 1; i < parts; i++) cuts.add(random.integer(1, words.length - 1));
  const lines: string[][] = [[]];
  words.forEach((word, i) => {
    if (cuts.has(i)) lines.push([]);
    lines.at(-1)?.push(word);
  });
  return lines.map((each) => each.join(' '));
}

export const partsFor = (text: string, chance: number, random: Random) =>
  random.chance(chance) ? (text.split(' ').length > 3 && random.chance(0.25) ? 3 : 2) : 1;

export function valueLines(texts: readonly string[], own: Value, size: number): Line[] {
  return texts.map((text) => ({ spans: [{ text, value: own }], size }));
}

/** Several texts of one kind, each a value of its own. */
export function textLines(
  texts: readonly string[],
  label: WordLabel,
  size: number,
  style: Case,
  random: Random,
): Line[] {
  return texts.flatMap((each) => {
    const text = cased(each, style);
    const parts = partsFor(text, text.length > 30 ? 0.3 : 0.02, random);
    return valueLines(broken(text, parts, random), value(label), size);
  });
}

/** Appends the first line of `second` to the last line of `first`. */
export function onOneLine(first: Line[], second: Line[], separator: string): Line[] {
  const last = first.at(-1);
  const [next, ...rest] = second;
  if (!last || !next) return [...first, ...second];
  last.spans.push(between(separator), ...next.spans);
  return [...first, ...rest];
}

export function pickSome(from: readonly string[], most: number, random: Random): string[] {
  const count = random.integer(1, most);
  return Array.from({ length: count }, () => random.pick(from));
}
