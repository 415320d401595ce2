import type { WordLabel } from '@cardsift/card-reader/understand/network/word-labels';
import type { Random } from '@cardsift/invented-cards/random';
import { between, type Line, type Value, value } from './printed-text.ts';
import textLabels from './text-labels.json' with { type: 'json' };

const LABELS: Partial<Record<WordLabel, string[]>> = textLabels;

const QUOTES = [
  ['"', '"'],
  ['"', '",'],
  ['“', '”'],
  ["'", "'"],
] as const;

/** “Name: Jane Doe”, “role: "CTO",”: cards set like a form or like code label their names and titles too. */
export function labeledLines(lines: readonly Line[], random: Random): Line[] {
  const quotes = random.chance(0.35) ? random.pick(QUOTES) : null;
  const mark = random.chance(0.8) ? ':' : '';
  const gap = random.pick([' ', ' ', '  ', '   ']);
  const told = new Set<Value>();
  return lines.map((line) => {
    const [first] = line.spans;
    const own = first?.value;
    const of = own?.label && !told.has(own) ? LABELS[own.label] : undefined;
    if (!of || !own) return line;
    told.add(own);
    const label = { text: random.pick(of) + mark, value: value('other label') };
    const spans = quotes ? [between(quotes[0]), ...line.spans, between(quotes[1])] : line.spans;
    return { ...line, size: Math.min(line.size, 1.3), spans: [label, between(gap), ...spans] };
  });
}
