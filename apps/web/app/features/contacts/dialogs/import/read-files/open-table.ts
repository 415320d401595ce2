import type { ImportResult } from '@cardsift/contacts/import-result';
import type { ColumnField } from '@cardsift/contacts/imported-table/column-fields';
import { createRowReader } from '@cardsift/contacts/imported-table/read-csv';
import { createTableImport } from '@cardsift/contacts/imported-table/read-table';
import { createTableScan, type Table } from '@cardsift/contacts/imported-table/table';
import type { OnProgress } from './opened-files.ts';
import { readTextParts } from './read-parts.ts';

/** The rows of a table, again and again, some at a time. */
export type RowSource = (
  onProgress: OnProgress,
) => AsyncIterable<string[][]> | Iterable<string[][]>;

/** The rows of a CSV, which is read anew each time: a table of 50 MB takes ten times as much as rows. */
export const rowsOfCsv = (file: Blob, head: Uint8Array): RowSource =>
  async function* (onProgress) {
    const read = createRowReader();
    for await (const [text, isLast] of readTextParts(file, head, onProgress)) {
      yield read(text, isLast);
    }
  };

/** Rows of a workbook between two reports of progress. */
const ROWS_PER_STEP = 500;

/** The rows of the first sheet of a workbook. The library for it is loaded with the first of them. */
export async function rowsOfWorkbook(file: Blob): Promise<RowSource> {
  const { readXlsx } = await import('@cardsift/contacts/imported-table/read-xlsx');
  const rows = await readXlsx(await file.arrayBuffer());
  return function* (onProgress) {
    for (let start = 0; start < rows.length; start += ROWS_PER_STEP) {
      yield rows.slice(start, start + ROWS_PER_STEP);
      onProgress(Math.min((start + ROWS_PER_STEP) / rows.length, 1));
    }
  };
}

/** Looks through a table for its columns. */
export async function scanTable(rows: RowSource, onProgress: OnProgress): Promise<Table> {
  const scan = createTableScan();
  for await (const some of rows(onProgress)) {
    scan.add(some);
    if (scan.isFull()) break;
  }
  return scan.end();
}

/** The contacts of a table whose columns hold these fields. */
export async function importTable(
  table: Table,
  rows: RowSource,
  fields: readonly ColumnField[],
  onProgress: OnProgress,
): Promise<ImportResult> {
  const taken = createTableImport(table, fields);
  for await (const some of rows(onProgress)) {
    taken.add(some);
    if (taken.isFull()) break;
  }
  return taken.end();
}
