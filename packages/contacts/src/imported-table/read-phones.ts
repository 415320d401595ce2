export interface PhonesOfCell {
  numbers: string[];
  /** Numbers of which a spreadsheet kept only the first digits: `4.93012E+11`. */
  shortened: string[];
  /** What is not a number. */
  rest: string[];
}

const SHORTENED = /^\+?\d(?:[.,]\d+)?E\+?\d+$/i;

/**
 * Reads the numbers in a cell. Google separates several by `:::`, people by semicolons and line
 * breaks.
 */
export function readPhones(cell: string): PhonesOfCell {
  const found: PhonesOfCell = { numbers: [], shortened: [], rest: [] };
  for (const entry of splitEntries(cell)) {
    if (SHORTENED.test(entry)) found.shortened.push(entry);
    else if (/\d/.test(entry)) found.numbers.push(clean(entry));
    else found.rest.push(entry);
  }
  return found;
}

/** A semicolon before a word belongs to the number: `+49-30-1;ext=12` (RFC 3966). */
function splitEntries(cell: string): string[] {
  return cell
    .split(/:::|\n|;(?![a-z])/i)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** Removes `tel:`, and the decimals that some programs add to whole numbers. */
function clean(entry: string): string {
  return entry.replace(/^tel:/i, '').replace(/^(\d{5,20})\.0$/, '$1');
}
