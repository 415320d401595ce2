import { type ImportProblem, type ImportResult, TOO_MANY } from '../import-result.ts';
import { meaningOfColumns } from './cells.ts';
import type { ColumnField } from './column-fields.ts';
import { readRow } from './read-row.ts';
import { isBlank, type Table } from './table.ts';

export interface TableImport {
  /** Adds the next rows of the file, including those up to the header. */
  add(rows: readonly string[][]): void;
  /** Whether all further rows are ignored. */
  isFull(): boolean;
  end(): ImportResult;
}

/**
 * Imports the rows of a table part by part. What cannot be imported is reported, never dropped silently.
 *
 * @param fields the content of each column
 */
export function createTableImport(table: Table, fields: readonly ColumnField[]): TableImport {
  const columns = meaningOfColumns(
    table.columns.map(({ header }) => header),
    fields,
  );
  const last = table.firstRow + table.rows - 1;
  const result: ImportResult = { contacts: [], problems: [] };
  let row = 0;

  const addRow = (cells: readonly string[]) => {
    row += 1;
    if (row < table.firstRow || row > last || isBlank(cells)) return;
    const { imported, lost } = readRow(cells, columns);
    result.problems.push(...lost.map((value): ImportProblem => ({ row, ...value })));
    if (imported) result.contacts.push({ ...imported, row });
    else result.problems.push({ row, message: NOBODY });
  };

  return {
    add(rows) {
      for (const cells of rows) addRow(cells);
    },
    isFull: () => row > last,
    end() {
      if (table.isTooLong) result.problems.push({ row: last + 1, message: TOO_MANY });
      return result;
    },
  };
}

const NOBODY = 'This row has no name, e-mail, phone or organization.';
