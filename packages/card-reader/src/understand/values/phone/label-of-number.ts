import type { PhoneKind } from '@cardsift/contacts/contact';
import type { DigitsInLine } from './digits-in-line.ts';
import { labelAtEnd, labelAtStart, type PhoneLabel } from './phone-label.ts';

/** What the labels beside digits say about them. */
export interface LabelOfNumber {
  kind: PhoneKind | null;
  /** Whether a label says that they are something else: a tax number, a postcode. */
  isOther: boolean;
  before: PhoneLabel | null;
  /** Looked at only where no label stands before the digits. */
  behind: PhoneLabel | null;
}

/**
 * “650 555 0100 650 555 0177 Cell 650 555 0102 Fax”: the first number has no label before it, and the last has one
 * behind it.
 */
export function labelsStandBehind(line: string, numbers: readonly DigitsInLine[]): boolean {
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (!first || !last || first === last) return false;
  return !labelAtEnd(line.slice(0, first.index)) && labelAtStart(line.slice(last.end)) !== null;
}

/**
 * @param textBefore what stands before the digits, since the number before
 * @param textBehind what stands behind them
 */
export function labelOf(textBefore: string, textBehind: string): LabelOfNumber {
  const before = labelAtEnd(textBefore);
  const behind = before ? null : labelAtStart(textBehind);
  const kind = before?.kind ?? behind?.kind ?? null;
  return kind === 'other'
    ? { kind: null, isOther: true, before, behind }
    : { kind, isOther: false, before, behind };
}
