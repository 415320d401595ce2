import { countDigits } from '../../text/digits.ts';
import { lettersOf } from '../../text/letter-case.ts';
import type { PrintedNumber } from './shared-beginning.ts';

/** “206-555-0148”, “1.206.555.0148” */
const NORTH_AMERICAN = /^\s*(?:1[ .-])?\d{3}[ .·•-]\d{3}[ .·•-]\d{4}/;

/**
 * Whether digits look like a phone number and not like a postcode, a year or an id. An address may have as many
 * digits: “Rua das Flores, 179. 7000-550 Évora”.
 * @param isExpected whether something before them says that a number follows
 * @param line what they stand in
 */
export function isPlausible(
  { printed, phone }: PrintedNumber,
  isExpected: boolean,
  line: string,
): boolean {
  const digits = countDigits(printed);
  const letters = lettersOf(line).length;
  const isBegun = /^\s*[+(0]/.test(printed);
  if (!isExpected && letters > digits && !isBegun)
    return phone.valid && NORTH_AMERICAN.test(printed);
  // Nothing else in the line: “977 555 041 • 620 555 083”, “9105550142”.
  if (letters === 0 && digits >= 9 && digits <= 12) return true;
  // Andorra's numbers have six digits.
  if (phone.valid) return digits >= 7 || isExpected || (letters === 0 && /\d\s\d/.test(printed));
  if (isExpected) return digits >= 7;
  return digits >= 9 && (isBegun || phone.country !== null);
}
