import { type ImportProblem, type ImportResult, TOO_MANY } from '../import-result.ts';
import { meaningOfColumns } from './cells.ts';
import type { ColumnField } from './column-fields.ts';
import { readRow } from './read-row.ts';
import type { Table } from './table.ts';

/**
 * Reads contacts from rows of a table whose columns hold these fields, all rows or those between two. What cannot be
 * taken is reported, nothing is dropped in silence. Never throws.
 */
export function readTable(
  table: Table,
  fields: readonly ColumnField[],
  start = 0,
  end = table.rows.length,
): ImportResult {
  const columns = meaningOfColumns(
    table.columns.map(({ header }) => header),
    fields,
  );
  const result: ImportResult = { contacts: [], problems: [] };
  for (let index = start; index < Math.min(end, table.rows.length); index += 1) {
    const cells = table.rows[index] ?? [];
    if (cells.every((cell) => cell.trim() === '')) continue;
    const row = table.firstRow + index;
    const { imported, lost } = readRow(cells, columns);
    result.problems.push(...lost.map((value): ImportProblem => ({ row, ...value })));
    if (imported) result.contacts.push({ ...imported, row });
    else result.problems.push({ row, message: NOBODY });
  }
  if (table.isTooLong && end >= table.rows.length) {
    result.problems.push({ row: table.firstRow + table.rows.length, message: TOO_MANY });
  }
  return result;
}

const NOBODY = 'This row has no name, e-mail, phone or organization.';
