import type { WordLabel } from '@cardsift/card-reader/understand/network/word-labels';

/** A thing that a card says, on one line or on several. */
export interface Value {
  /** Null where nobody knows. */
  label: WordLabel | null;
  /** In letters that the recognizer does not know: it is sure of none. */
  isUnreadable?: boolean;
  /** The sign that it is a part of: “Josef Huber” of “Sanitär Josef Huber”. */
  sign?: Value;
  /** Whether it is the card's name, title or organization; undefined where nobody says. */
  isMain?: boolean;
}

/** A stretch of a line that belongs to one value, or to none: what stands between two. */
export interface Span {
  text: string;
  value: Value | null;
}

/** One printed line. */
export interface Line {
  spans: Span[];
  /** Height against the card's small print, which is 1. */
  size: number;
  spaced?: boolean;
}

export const textOf = (line: Line) => line.spans.map(({ text }) => text).join('');

export const value = (label: WordLabel): Value => ({ label });

/** A line of one value. */
export function line(text: string, label: WordLabel, size = 1): Line {
  return { spans: [{ text, value: { label } }], size };
}

/** Between two values of one line. */
export const between = (text: string): Span => ({ text, value: null });

/** Lines that hold one value together. */
export function linesOf(texts: readonly string[], label: WordLabel, size = 1): Line[] {
  const shared = value(label);
  return texts.map((text) => ({ spans: [{ text, value: shared }], size }));
}

/** Cuts spans at an index into their joined text. */
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

/** Without white space at its ends. */
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
