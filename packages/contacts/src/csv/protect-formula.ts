/**
 * Where a spreadsheet may start a cell. We separate cells by commas, but a German Excel separates them by semicolons
 * whatever the file says. Then it takes our quotes for letters, and a line break within a cell for the end of its row.
 */
const BEGINNINGS = /([;\t\r\n]+)/;

/**
 * What may run as a formula at the start of a cell: OWASP's list, also in full width, and after spaces or quotes.
 * Apostrophes before it belong to the match, so that protecting can always be undone.
 */
const FORMULA = /^'*[\s"]*[=+\-@＝＋－＠]/;

/** An item of a list in somebody's notes. With only these characters it calls no function or program. */
const LIST_ITEM = /^- [\p{L}\p{N}\s,.:?]*$/u;

/** Puts an apostrophe before everything that some spreadsheet would take for a formula. */
export function protectFormula(text: string): string {
  return mapParts(text, (part, before) =>
    FORMULA.test(part) && !(before.endsWith('\n') && LIST_ITEM.test(part)) ? `'${part}` : part,
  );
}

/**
 * An international number starts with a plus, but with only these characters a formula does no harm. None of them
 * separates cells: behind a tab, “-1” would be a cell of its own.
 */
const PHONE = /^\+\d[\d\p{Zs}().\-/]*$/u;

/**
 * The same for a column of phone numbers: a program that imports it would take an apostrophe for part of the number.
 */
export function protectPhone(text: string): string {
  return PHONE.test(text) ? text : protectFormula(text);
}

/** Undoes {@link protectFormula}. */
export function unprotectFormula(text: string): string {
  return mapParts(text, (part) =>
    part.startsWith("'") && FORMULA.test(part) ? part.slice(1) : part,
  );
}

/** @param map takes each part and the separator before it, which is empty before the first part */
function mapParts(text: string, map: (part: string, before: string) => string): string {
  const pieces = text.split(BEGINNINGS);
  return pieces
    .map((piece, index) => {
      const isSeparator = index % 2 === 1;
      if (isSeparator) return piece;
      const isBelowText = (pieces[index - 2] ?? '').trim() !== '';
      return map(piece, isBelowText ? (pieces[index - 1] ?? '') : '');
    })
    .join('');
}
