/**
 * What a spreadsheet may run as a formula: OWASP's list, also in full width or after spaces.
 * Apostrophes before it count as part of it, so that protecting can always be undone.
 */
const FORMULA = /^'*(?:[\t\r]|\s*[=+\-@＝＋－＠])/;

/** An international number starts with a plus but holds nothing that a formula could do harm with. */
const PHONE = /^\+\d[\d\s().\-/]*$/;

/** Puts an apostrophe, which spreadsheets hide, before what one would take for a formula. */
export function protectFormula(text: string): string {
  return FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text;
}

/** Undoes {@link protectFormula}. */
export function unprotectFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
