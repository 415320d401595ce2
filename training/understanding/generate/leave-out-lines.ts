import type { Random } from '@cardsift/invented-cards/random';
import type { PlacedLine } from './lay-out-card.ts';

/** How often a line is left out if it holds only values of this kind. */
const LEFT_OUT: Record<string, number> = {
  tagline: 0.25,
  service: 0.25,
  hours: 0.25,
  register: 0.25,
  social: 0.25,
  other: 0.25,
  address: 0.15,
  phone: 0.1,
  email: 0.15,
  web: 0.2,
  department: 0.15,
  title: 0.05,
};

/**
 * Leaves out some of a card's lines, so that it looks like other printed cards. A value that loses a line
 * keeps its other lines.
 */
export function leaveOutLines<T extends PlacedLine>(lines: readonly T[], random: Random): T[] {
  const rolls = new Map<unknown, boolean>();
  const isLeftOut = (line: T) =>
    line.spans.every(({ value }) => {
      if (!value) return true;
      const label = value.label ?? '';
      if (label.endsWith(' label')) return true;
      const roll = rolls.get(value) ?? random.chance(LEFT_OUT[label] ?? 0);
      rolls.set(value, roll);
      return roll && !value.sign;
    });
  const kept = lines.filter(
    (line) =>
      !line.spans.some(({ value }) => value && !value.label?.endsWith(' label')) ||
      !isLeftOut(line),
  );
  return kept.length > 1 ? kept : [...lines];
}
