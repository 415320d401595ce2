import type { FoundPhone } from './found-phone.ts';
import { labelAtEnd } from './phone-label.ts';
import { NEXT_LINES, shortenedNumber, withEnding } from './shared-beginning.ts';

/** A number as a line has it. */
export interface PhoneInLine {
  phone: FoundPhone;
  printed: string;
}

/** Between a number and the digits of another one: “3683 4172 y 3683 4190”, “200 0417 (O), 200 0418 (W)”. */
const AND =
  /^\s*(?:\(\p{L}+\.?\)\s*)?(?:[,，、・&]|y|e|i|o|ou|and|und|et|og|och|en|ve|ir|ja|dan)\s*$/iu;

/** Between a number and the last group of another, which a word tells apart: “555-0142 · fax 0143”, “7946 0318 (PA: 0319)”. */
const NAMED = /^[\s,;/|·•(]*\p{L}[\p{L}.]*\s?:?\s*$/u;
const LAST_GROUP = /^\s*(\d{3,4})\s?\)?$/;

/** “24-518” behind “(676) 23-714,”: the number of which only the digits that differ are printed. */
export function shortenedTo(
  previous: PhoneInLine,
  of: { before: string; printed: string; behind: string },
): FoundPhone | null {
  const named = NAMED.test(of.before) ? LAST_GROUP.exec(of.printed)?.[1] : undefined;
  if (named === undefined && !AND.test(of.before)) return null;
  const label = named === undefined ? null : labelAtEnd(of.before);
  if (label?.kind === 'other') return null;
  const whole = shortenedNumber(previous, named ?? of.printed, 'list', of.behind);
  return whole && { ...previous.phone, ...whole, ...(label && { labeled: label.kind }) };
}

const RANGE = /^\s*(?:[~〜～∼]|to\s)\s*(\d{1,4})(?![\d-])/i;

/** The numbers behind one that begins a range, as in “02-312-4500~3” and “484-0007318 to 320”, and how many characters say so. */
export function restOfRange(
  begin: PhoneInLine | undefined,
  behind: string,
): { phones: FoundPhone[]; length: number } {
  const [printed, last = ''] = RANGE.exec(behind) ?? [];
  if (!begin || printed === undefined) return { phones: [], length: 0 };
  const { phone } = begin;
  const first = Number(phone.key.slice(-last.length));
  const count = Number(last) - first;
  if (count < 1 || count > NEXT_LINES) return { phones: [], length: 0 };
  const phones = Array.from({ length: count }, (_, i) => {
    const digits = String(first + i + 1).padStart(last.length, '0');
    const next = withEnding(phone, digits);
    return next && { ...phone, ...next };
  });
  return { phones: phones.filter((next) => next !== null), length: printed.length };
}
