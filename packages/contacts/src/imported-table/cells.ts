import { unprotectFormula } from '../csv/protect-formula.ts';
import { normalizeText } from '../normalize-values.ts';
import { COLUMN_FIELDS, type ColumnField } from './column-fields.ts';
import { fieldIn, PROGRAMS } from './known-headers.ts';

/** A value in a row, with the meaning of its column. */
export interface Cell {
  field: ColumnField;
  header: string;
  /** The numbered set of columns that it belongs to: `phone 1` for `Phone 1 - Value`. Empty for none. */
  group: string;
  value: string;
}

export type ColumnMeaning = Omit<Cell, 'value'>;

/** The meaning of each column, determined once for all rows. */
export function meaningOfColumns(
  headers: readonly string[],
  fields: readonly ColumnField[],
): ColumnMeaning[] {
  return headers.map((header, index) => ({
    field: fields[index] ?? 'keep',
    header: header || `Column ${index + 1}`,
    group: groupOf(header),
  }));
}

/**
 * The values to take from a row. If a column holds any label, a label of one of our fields makes its value that field.
 */
export function takeCells(row: readonly string[], columns: readonly ColumnMeaning[]): Cell[] {
  const cells = row.flatMap((text, index) => {
    const column = columns[index];
    const value = readCell(text);
    return column && column.field !== 'skip' && value !== '' && !isNoBirthday(column, value)
      ? [{ ...column, value }]
      : [];
  });
  const labels = new Map<string, Cell>();
  for (const cell of cells) {
    if (cell.field === 'own label' && !labels.has(cell.group)) labels.set(cell.group, cell);
  }
  const labeled = new Set(
    cells.flatMap(({ field, group }) => (field === 'own value' ? [labels.get(group)] : [])),
  );
  return cells.flatMap((cell) => {
    // A label without a value, or a second label, is a value itself.
    if (cell.field === 'own label')
      return labeled.has(cell) ? [] : [{ ...cell, field: 'keep' as const }];
    if (cell.field !== 'own value') return [cell];
    const header = labels.get(cell.group)?.value.replace(/^\* /, '') ?? cell.header;
    const own = OWN_FIELDS.find((field) => fieldOfOurs(header) === field);
    return [{ ...cell, header, field: own ?? ('keep' as const) }];
  });
}

/** Fields that are recognized by a label, because a program has no column for them. The first three are ours. */
const OWN_FIELDS: readonly ColumnField[] = [
  ...(['event', 'place', 'day', 'nickname', 'birthday', 'anniversary'] as const),
];

function fieldOfOurs(label: string): ColumnField | undefined {
  for (const program of PROGRAMS) {
    const field = fieldIn(program, label);
    if (field !== undefined) return field;
  }
  return undefined;
}

/** People write `="030 1"` to make a spreadsheet keep a leading zero. */
function readCell(text: string): string {
  const kept = /^="([^"]*)"$/.exec(text.trim());
  return kept?.[1] ?? unprotectFormula(text).trim();
}

/** Outlook writes `0/0/00` if there is no birthday. */
function isNoBirthday({ field }: ColumnMeaning, value: string): boolean {
  return (
    (field === 'keep' || field === 'birthday' || field === 'anniversary') &&
    /^0+[./-]0+[./-]0+$/.test(value)
  );
}

/** A number followed by words names a set; `Business Street 2` is the second line of the same address. */
function groupOf(header: string): string {
  return /^(\D*\d+) \D/.exec(normalizeText(header))?.[1] ?? '';
}

/** The label of a value that goes into the note. */
export function labelOf({ field, header }: Cell): string {
  return header || COLUMN_FIELDS[field];
}
