import type { FoundPhone } from './found-phone.ts';
import { countDigits, type ParsedPhone } from './phone-number.ts';
import {
  isPrintedLikeEnd,
  shortenedNumber,
  withEnding,
  withSameExchange,
} from './shared-beginning.ts';

/** A number as a line has it. */
export interface PhoneInLine {
  phone: FoundPhone;
  printed: string;
}

/** Between a number and the digits of another one: “3683 4172 y 3683 4190”. */
const AND = /^\s*(?:[,，、&]|y|e|i|o|ou|and|und|et|og|och|en|ve|ir|ja|dan)\s*$/i;

/** “24-518” behind “(676) 23-714,”: the number of which only the digits that differ are printed. */
export function shortenedTo(
  previous: PhoneInLine,
  of: { before: string; printed: string; behind: string },
): FoundPhone | null {
  if (!previous.phone.valid) return null;
  if (!AND.test(of.before)) return null;
  const whole = shortenedNumber(previous, of.printed, 'list', of.behind);
  return whole && { ...previous.phone, ...whole };
}

/** Fewer digits alone in their line are a postcode or a year. */
const LEAST_ALONE = 7;

/** Whether digits that are all of their line may be a number without its area code. */
export const mayStandAlone = (printed: string) => countDigits(printed) >= LEAST_ALONE;

/** A mobile has no area code to lend. */
export const isMobile = ({ phone }: PhoneInLine) => (phone.labeled ?? phone.kind) === 'cell';

/** Digits without an area code, as one of the numbers before them has it; the last one first. */
export function withAreaOf(
  printed: string,
  others: readonly PhoneInLine[],
  isLabeled: boolean,
): ParsedPhone | null {
  for (const { phone, printed: whole } of others.toReversed()) {
    const other =
      phone.valid &&
      ((isPrintedLikeEnd(whole, printed) && withEnding(phone, printed.replace(/\D/g, ''))) ||
        (isLabeled && withSameExchange(phone, printed)));
    if (other) return other;
  }
  return null;
}
