import type { PhoneKind } from '@cardsift/contacts/contact';
import type { DigitsInLine } from './digits-in-line.ts';
import type { LabelOfNumber } from './label-of-number.ts';
import type { RunNumber } from './number-edges.ts';
import { type PhoneReach, reachOf } from './phone-label.ts';
import { type ParsedPhone, parsePhone } from './phone-number.ts';

export interface FoundPhone extends ParsedPhone, PhoneReach {
  /** Kind by its own label in the same line; null when it has none. */
  labeled: PhoneKind | null;
  /** Whether letters were read as digits, or another reading is about as good. */
  isDoubtful: boolean;
  /** Whether it may be printed without its area code: no zero, bracket or plus begins it. */
  mayBeLocal: boolean;
  /** Whether neither a plus nor 00 begins it, so that the rest of the card tells its country. */
  isNational: boolean;
}

/**
 * The numbers of a run with what its label says about them.
 * @param before what stands before the run, that label included
 */
export function describePhones(
  numbers: readonly Pick<RunNumber, 'phone' | 'part' | 'isDoubted' | 'printed'>[],
  { digits, printed }: Pick<DigitsInLine, 'digits' | 'printed'>,
  { kind, before: label, behind }: LabelOfNumber,
  before: string,
): FoundPhone[] {
  const said = label ? before.slice(-label.length) : '';
  const reach = reachOf(label?.kind === 'work' ? said : '');
  return numbers.map(({ phone, part, printed: own, isDoubted = false }, i) => ({
    ...asMobile(phone, kind),
    // A label before two numbers belongs to the first. A label behind them belongs to both.
    labeled: i === 0 || behind || part === 'ending' ? kind : null,
    isDoubtful: digits !== printed || phone.mended || isDoubted,
    mayBeLocal: /^\s*[1-9]/.test(own) && !phone.valid,
    isNational: !/^\W*(?:\+|00)/.test(own),
    ...reach,
  }));
}

/** Argentine mobile numbers have a 9 behind the calling code, which cards for use at home leave out. */
function asMobile(phone: ParsedPhone, kind: PhoneKind | null): ParsedPhone {
  if (kind !== 'cell' || phone.country !== 'AR' || phone.key.startsWith('+549')) return phone;
  const mobile = parsePhone(phone.key.replace('+54', '+549'), []);
  return mobile?.valid ? mobile : phone;
}
