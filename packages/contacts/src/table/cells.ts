import { unprotectFormula } from '../csv/protect-formula.ts';
import { normalizeText } from '../normalize.ts';
import { COLUMN_FIELDS, type ColumnField } from './column-fields.ts';
import { fieldIn, PROGRAMS } from './known-headers.ts';

/** A value of a row, and what its column says of it. */
export interface Cell {
  field: ColumnField;
  header: string;
  /** Which numbered set of columns it belongs to: `phone 1` for `Phone 1 - Value`; empty for no set. */
  group: string;
  value: string;
}

export type ColumnMeaning = Omit<Cell, 'value'>;

/** What the columns mean, worked out once for all rows. */
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

/** The values of a row that are to be taken. Labels of our own fields, in a column for any label, make them that field. */
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
    // A label without a value, or a second one, is a value of its own.
    if (cell.field === 'own label')
      return labeled.has(cell) ? [] : [{ ...cell, field: 'keep' as const }];
    if (cell.field !== 'own value') return [cell];
    const header = labels.get(cell.group)?.value.replace(/^\* /, '') ?? cell.header;
    const own = OWN_FIELDS.find((field) => fieldOfOurs(header) === field);
    return [{ ...cell, header, field: own ?? ('keep' as const) }];
  });
}

/** What is known by a label where a program has no column for it; the first three are ours. */
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

/** `="030 1"` is how people make a spreadsheet keep a leading zero. */
function readCell(text: string): string {
  const kept = /^="([^"]*)"$/.exec(text.trim());
  return kept?.[1] ?? unprotectFormula(text).trim();
}

/** Outlook writes `0/0/00` for whoever has no birthday. */
function isNoBirthday({ field }: ColumnMeaning, value: string): boolean {
  return (
    (field === 'keep' || field === 'birthday' || field === 'anniversary') &&
    /^0+[./-]0+[./-]0+$/.test(value)
  );
}

/** A number with words behind it names a set; `Business Street 2` is a second line of the same address. */
function groupOf(header: string): string {
  return /^(\D*\d+) \D/.exec(normalizeText(header))?.[1] ?? '';
}

/** What a kept value is called in the note. */
export function labelOf({ field, header }: Cell): string {
  return header || COLUMN_FIELDS[field];
}
