import type { PlacedLine } from './lay-out-card.ts';
import type { Span, Value } from './printed-text.ts';

/** A value and the spans of lines that it is printed on. */
export interface Slot {
  value: Value;
  spans: Span[];
}

/** Every value of a card, with where it is printed. */
export function slotsOf(lines: readonly PlacedLine[]): Slot[] {
  const slots = new Map<Value, Slot>();
  for (const span of lines.flatMap(({ spans }) => spans)) {
    if (!span.value) continue;
    const slot = slots.get(span.value);
    if (slot) slot.spans.push(span);
    else slots.set(span.value, { value: span.value, spans: [span] });
  }
  return [...slots.values()];
}

export const textOfSlot = ({ spans }: Slot) =>
  spans
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join(' ');
