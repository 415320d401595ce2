import type { FoundPhone } from './found-phone.ts';
import { shortenedNumber } from './shared-beginning.ts';

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
