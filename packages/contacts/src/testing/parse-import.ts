import type { ImportResult } from '../import-result.ts';
import { guessFields } from '../imported-table/guess-fields.ts';
import { createRowReader } from '../imported-table/read-csv.ts';
import { createTableImport } from '../imported-table/read-table.ts';
import { createTableScan } from '../imported-table/table.ts';
import { holdsVcards } from '../vcard/holds-vcards.ts';
import { createVcardImport } from '../vcard/import-vcards.ts';

/** The contacts of a whole .vcf or .csv, by its content. */
export function parseImport(text: string): ImportResult {
  if (!holdsVcards(text)) return parseContactsCsv(text);
  const vcards = createVcardImport();
  vcards.add(text, true);
  return vcards.end();
}

/** The contacts of a whole CSV, with guessed columns. */
export function parseContactsCsv(text: string): ImportResult {
  return importRows(createRowReader()(text, true));
}

/** The contacts of rows, with guessed columns. */
export function importRows(rows: readonly string[][]): ImportResult {
  const scan = createTableScan();
  scan.add(rows);
  const table = scan.end();
  const taken = createTableImport(table, guessFields(table.columns));
  taken.add(rows);
  return taken.end();
}
