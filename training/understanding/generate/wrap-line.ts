import type { WordLabel } from '@cardsift/card-reader/understand/network/word-labels';
import type { Random } from '@cardsift/invented-cards/random';
import type { PlacedLine } from './lay-out-card.ts';
import type { Span } from './printed-text.ts';

/** How often a value that fills its line alone is wrapped onto two lines, by kind. */
const WRAPPED: Partial<Record<WordLabel, number>> = {
  title: 0.25,
  department: 0.15,
  organization: 0.06,
  name: 0.05,
  tagline: 0.1,
};
/** Distance from one line of a value to the next, in line heights. */
const LEADING = 1.1;

/** Whether a span is its whole value and its whole line. */
const standsAlone = ({ value }: Span, { spans }: PlacedLine, lines: readonly PlacedLine[]) =>
  spans.every((span) => span.value === value || span.value === null) &&
  lines.flatMap((line) => line.spans).filter((span) => span.value === value).length === 1;

/** Wraps some values of one line onto two, as in a narrower column. What is below moves down. */
export function wrapSome<T extends PlacedLine>(lines: readonly T[], random: Random): T[] {
  let placed = [...lines];
  for (const line of lines) {
    const span = line.spans.find(({ value }) => value);
    const chance = WRAPPED[span?.value?.label ?? 'other'] ?? 0;
    if (!span?.text.includes(' ') || !random.chance(chance)) continue;
    if (!standsAlone(span, line, placed)) continue;
    placed = wrapped(placed, line, span, random);
  }
  return placed;
}

function wrapped<T extends PlacedLine>(
  lines: readonly T[],
  line: T,
  span: Span,
  random: Random,
): T[] {
  const words = span.text.split(' ');
  const cut = random.integer(1, words.length - 1);
  const parts = [words.slice(0, cut), words.slice(cut)].map((own) => own.join(' '));
  const now = lines.find((each) => each.spans === line.spans) ?? line;
  const shares = parts.map((part) => part.length / span.text.length);
  const anchor = random.pick([0, 0, 0, 0.5, 1]);
  const rows = parts.map((text, i): T => {
    const width = now.width * (shares[i] ?? 1);
    return {
      ...now,
      spans: [{ ...span, text }],
      width,
      x: now.x + anchor * (now.width - width),
      y: now.y + i * LEADING * now.height,
    };
  });
  return lines.flatMap((each) => {
    if (each === now) return rows;
    const isBelow = each.y > now.y + now.height / 2;
    const isInColumn = each.x < now.x + now.width && now.x < each.x + each.width;
    return [isBelow && isInColumn ? { ...each, y: each.y + LEADING * now.height } : each];
  });
}
