/**
 * Where a spreadsheet may begin a cell. Ours parts cells by commas, but a German Excel parts by semicolons whatever the
 * file says, and then it reads our quotes as letters and a line break within a cell as the end of its row.
 */
const BEGINNINGS = /([;\t\r\n]+)/;

/**
 * What may run as a formula at the beginning of a cell: OWASP's list, also in full width, after spaces or after quotes.
 * Apostrophes before it count as part of it, so that protecting can always be undone.
 */
const FORMULA = /^'*[\s"]*[=+\-@＝＋－＠]/;

/** An item of a list, below other lines of somebody's notes: with these signs no function and no program is called. */
const LIST_ITEM = /^- [\p{L}\p{N}\s,.:?]*$/u;

/** Puts an apostrophe before whatever some spreadsheet would take for a formula. */
export function protectFormula(text: string): string {
  return mapParts(text, (part, before) =>
    FORMULA.test(part) && !(before.endsWith('\n') && LIST_ITEM.test(part)) ? `'${part}` : part,
  );
}

/** An international number starts with a plus but holds nothing that a formula could do harm with. */
const PHONE = /^\+\d[\d\s().\-/]*$/;

/** The same for a column of numbers: a program that imports it would take an apostrophe for part of them. */
export function protectPhone(text: string): string {
  return PHONE.test(text) ? text : protectFormula(text);
}

/** Undoes {@link protectFormula}. */
export function unprotectFormula(text: string): string {
  return mapParts(text, (part) =>
    part.startsWith("'") && FORMULA.test(part) ? part.slice(1) : part,
  );
}

/** @param map is given each part and what parts it from the one before, nothing where that is empty */
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
