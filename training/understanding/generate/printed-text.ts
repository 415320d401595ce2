import type { WordLabel } from '@cardsift/card-reader/understand/network/word-labels';

/** Something that a card says, on one or several lines. */
export interface Value {
  /** Null if we do not know it. */
  label: WordLabel | null;
  /** In letters that the recognizer does not know, so its confidence is low everywhere. */
  isUnreadable?: boolean;
  /** The organization name that it is part of: “Sanitär Josef Huber” for “Josef Huber”. */
  sign?: Value;
  /** Whether it is the card's main name, title or organization. Undefined if we do not know. */
  isMain?: boolean;
}

/** A piece of a line that belongs to one value, or to none if it separates two. */
export interface Span {
  text: string;
  value: Value | null;
}

export interface Line {
  spans: Span[];
  /** Height relative to the card's small print, which is 1. */
  size: number;
  spaced?: boolean;
}

export const textOf = (line: Line) => line.spans.map(({ text }) => text).join('');

export const value = (label: WordLabel): Value => ({ label });

/** A line that holds one value. */
export function line(text: string, label: WordLabel, size = 1): Line {
  return { spans: [{ text, value: { label } }], size };
}

/** A separator between two values on a line. */
export const between = (text: string): Span => ({ text, value: null });

/** Lines that together hold one value. */
export function linesOf(texts: readonly string[], label: WordLabel, size = 1): Line[] {
  const shared = value(label);
  return texts.map((text) => ({ spans: [{ text, value: shared }], size }));
}

/** Splits spans at an index of their joined text. */
export function splitSpans(spans: readonly Span[], at: number): [Span[], Span[]] {
  const left: Span[] = [];
  const right: Span[] = [];
  let from = 0;
  for (const span of spans) {
    const cut = Math.max(0, Math.min(span.text.length, at - from));
    if (cut > 0) left.push({ ...span, text: span.text.slice(0, cut) });
    if (cut < span.text.length) right.push({ ...span, text: span.text.slice(cut) });
    from += span.text.length;
  }
  return [left, right];
}

export function trimSpans(spans: readonly Span[]): Span[] {
  const trimmed = spans.map((span) => ({ ...span }));
  while (trimmed[0]?.text.trimStart() === '') trimmed.shift();
  while (trimmed.at(-1)?.text.trimEnd() === '') trimmed.pop();
  const [first] = trimmed;
  const last = trimmed.at(-1);
  if (first) first.text = first.text.trimStart();
  if (last) last.text = last.text.trimEnd();
  return trimmed;
}
