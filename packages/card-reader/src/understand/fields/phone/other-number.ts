import { hasLegalForm } from '../legal-form.ts';
import type { DigitsInLine } from './digits-in-line.ts';
import type { LabelOfNumber } from './label-of-number.ts';
import { labelAlone } from './phone-label.ts';
import { countDigits } from './phone-number.ts';

/** What stands around digits. */
interface Around {
  /** Since the number before. */
  before: string;
  behind: string;
  /** The whole line. */
  line: string;
  label: Pick<LabelOfNumber, 'before' | 'isOther'>;
}

/** Fewer digits are dialed within a house only. */
const SHORTEST = 6;

/** “P067812503316K”, “M738214/K”: digits among letters are a register's, and nobody dials them. */
const isInWord = (before: string, behind: string) =>
  /\p{L}$/u.test(before) && /^(?:\/?\p{Lu})(?!\p{L})/u.test(behind);

/** “License #0648213” is read with an H. */
const LICENSE = /(?:^|\s)[HKGVB]-?$/u;

/** “DE123456789” is a tax number, “A12-345” a part of an address; “T030…” has lost its space. */
const LETTER_END = /\p{L}[-.]?$/u;

/** “LAKEVIEW850.555.0142” has lost its space, too: registers' numbers begin with few letters. */
const WORD_END = /\p{L}{5}$/u;
/** As people part telephone numbers. */
const IN_GROUPS = /^\(?\d{2,4}\)?[ .-]\d{3,4}[ .-]\d{3,4}$/;

/** “BE 0417.682.935”: the letters that a number of the European register of taxes begins with. */
const VAT_COUNTRY =
  /(?:^|[\s(])(?:ATU|BE|BG|CY|CZ|DE|DK|EE|EL|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|CHE)[\s-]*$/u;

/** “R.C.S. Rouen B 552 104 877”: the town of France's register of firms, and the letter of their kind. */
const FRENCH_REGISTER = /(?:^|[^\p{L}])R\.?\s?C\.?\s?S\.?\s[\p{L}\s-]*\s[A-D]\s*$/u;

/** “Acme Fund Sdn Bhd (200301035992)”: the number of a firm behind its legal form. */
const IN_BRACKETS = /^\s*\(\s?\d{6,}\s?\)\s*$/;

/** “12–15 / 19–23.30”: when a shop is open. */
const HOURS =
  /^\s*\d{1,2}(?:[.:]\d{2})?\s*[-–]{1,2}\s*\d{1,2}(?:[.:]\d{2})?(?=$|\s*,|\s*\/\s*\d{1,2}(?:[.:]\d{2})?\s*[-–]\s*\d{1,2}(?:[.:]|$))/;

/** “01.02.2026 – 03.02.2026”: one day or two. */
const DATES =
  /^\s*(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d(?:\s*[-–]\s*\d{1,2}\1\d{1,2}\1(?:19|20)\d\d)?\s*$/;

/** “B.H. 11.00-14.00”: to the minute, whatever letter stands before it. */
const TO_THE_MINUTE =
  /^\s*(?:[01]?\d|2[0-4])[.:](?:00|15|30|45)\s*[-–]\s*(?:[01]?\d|2[0-4])[.:](?:00|15|30|45)\s*$/;

/** Whether digits are no telephone's, by what stands around them. */
export function isOtherNumber(
  { digits, printed }: Pick<DigitsInLine, 'digits' | 'printed'>,
  { before, behind, line, label }: Around,
): boolean {
  if (label.isOther || countDigits(digits) < SHORTEST || isInWord(before, behind)) return true;
  if (LICENSE.test(before) || (VAT_COUNTRY.test(before) && /^\d/.test(printed))) return true;
  if (FRENCH_REGISTER.test(before)) return true;
  if (IN_BRACKETS.test(printed) && hasLegalForm(before)) return true;
  if (TO_THE_MINUTE.test(printed) || DATES.test(printed)) return true;
  if (label.before) return false;
  if (WORD_END.test(before) && IN_GROUPS.test(printed.trim())) return false;
  const [firstWord = ''] = line.split(/\s+/);
  return LETTER_END.test(before) || HOURS.test(printed) || labelAlone(firstWord) === 'other';
}
