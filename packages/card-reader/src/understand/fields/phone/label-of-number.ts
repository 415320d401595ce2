import type { PhoneKind } from '@cardsift/contacts/contact';
import type { DigitsInLine } from './digits-in-line.ts';
import { labelAtEnd, labelAtStart, type PhoneLabel } from './phone-label.ts';
import { parsePhone } from './phone-number.ts';

/** What the labels beside digits say about them. */
export interface LabelOfNumber {
  kind: PhoneKind | null;
  /** Whether a label says that they are something else: a tax number, a postcode. */
  isOther: boolean;
  before: PhoneLabel | null;
  /** Looked at only where no label stands before the digits. */
  behind: PhoneLabel | null;
}

/** “VAT No. GB 123 4567 89”: the country's letters stand between the label and its number. */
const COUNTRY = /\b[A-Z]{2}\s*$/;

/** “Mobile (PRC): ”, where PRC alone is a register. */
const IN_BRACKETS = /\s*\([^()]{1,12}\)[\s.:]*$/u;

/** “Fax (3 ”: something in other letters between a label and its number. */
const DEBRIS = /[\s(]+[\d&#]{1,2}\s*$/u;

function labelBefore(text: string): PhoneLabel | null {
  const tidy = labelAtEnd(text) ? text : text.replace(DEBRIS, '');
  const label = labelInFront(tidy);
  return label && { ...label, length: label.length + text.length - tidy.length };
}

function labelInFront(text: string): PhoneLabel | null {
  const own = labelAtEnd(text);
  const outside = text.replace(IN_BRACKETS, '');
  const label = outside === text || (own && own.kind !== 'other') ? null : labelAtEnd(outside);
  return label && label.kind !== 'other'
    ? { ...label, length: text.length - outside.length + label.length }
    : own;
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
export function labelOf(
  { digits, printed }: Pick<DigitsInLine, 'digits' | 'printed'>,
  textBefore: string,
  textBehind: string,
): LabelOfNumber {
  const before = labelBefore(textBefore);
  const behind = before ? null : labelAtStart(textBehind);
  const isRegister = labelBefore(textBefore.replace(COUNTRY, ''))?.kind === 'other';
  if (before?.kind === 'other' || isRegister) {
    // “CP: +63 917 524 8361”: digits with a calling code are a telephone's, whatever stands before them.
    const isForeign = /^\s*\+/.test(printed) && parsePhone(digits, [])?.valid === true;
    return { kind: null, isOther: !isForeign, before, behind };
  }
  const kind = before?.kind ?? behind?.kind ?? null;
  return kind === 'other'
    ? { kind: null, isOther: true, before, behind }
    : { kind, isOther: false, before, behind };
}
