import { MOST_CONTACTS } from '../limits.ts';
import { isKnownHeader } from './known-headers.ts';

export interface Column {
  /** As in the file. Empty if there is no header. */
  header: string;
  /** The first three distinct values. */
  samples: string[];
}

export interface Table {
  columns: Column[];
  /** The rows below the header, as far as they are read. */
  rows: number;
  /** The spreadsheet's number of the first of these rows, counting from 1. */
  firstRow: number;
  /** Whether the file has more rows than are read. */
  isTooLong: boolean;
}

/** Rows in which to look for a header. LinkedIn puts three lines above it. */
export const SEARCHED_ROWS = 10;

const SAMPLES = 3;

/** More than any address book's table has. */
const MOST_COLUMNS = 1000;

export interface TableScan {
  /** Scans the next rows of a table. */
  add(rows: readonly string[][]): void;
  /** Whether all further rows are ignored. */
  isFull(): boolean;
  end(): Table;
}

/**
 * Finds a table's header: the row with the most known headers. If no row has any, the first row is the header, unless
 * it has an e-mail address, which means that there is no header. Does not keep the rows.
 */
export function createTableScan(): TableScan {
  let blankRows = 0;
  /** The first rows, until there are enough of them. */
  let head: string[][] = [];
  let header: string[] | undefined;
  let firstRow = 1;
  let rows = 0;
  const samples: Set<string>[] = [];

  const addBelow = (row: readonly string[]) => {
    rows += 1;
    if (rows > MOST_CONTACTS) return;
    const width = Math.min(row.length, MOST_COLUMNS);
    for (let column = 0; column < width; column += 1) {
      const taken = samples[column] ?? new Set();
      samples[column] = taken;
      const value = taken.size < SAMPLES && row[column]?.trim();
      if (value) taken.add(value);
    }
  };
  const settleHeader = () => {
    const start = findHeader(head);
    const above = start === null ? 0 : start + 1;
    header = start === null ? [] : (head[start] ?? []);
    firstRow = blankRows + above + 1;
    for (const row of head.slice(above)) addBelow(row);
    head = [];
  };

  return {
    add(next) {
      for (const row of next) {
        if (header) addBelow(row);
        else if (head.length === 0 && isBlank(row)) blankRows += 1;
        else if (head.push(row) === SEARCHED_ROWS) settleHeader();
      }
    },
    isFull: () => rows > MOST_CONTACTS,
    end() {
      if (!header) settleHeader();
      const width = Math.min(Math.max(samples.length, header?.length ?? 0), MOST_COLUMNS);
      const columns = Array.from({ length: width }, (_, column) => ({
        header: (header?.[column] ?? '').trim(),
        samples: [...(samples[column] ?? [])],
      }));
      return {
        columns,
        rows: Math.min(rows, MOST_CONTACTS),
        firstRow,
        isTooLong: rows > MOST_CONTACTS,
      };
    },
  };
}

/** The number of known headers in a row. 0 if it has an e-mail address, because then it is a person's row. */
export function countKnownHeaders(row: readonly string[]): number {
  if (row.some((cell) => cell.includes('@'))) return 0;
  return row.slice(0, MOST_COLUMNS).filter(isKnownHeader).length;
}

/** @param rows the first of which is not blank */
function findHeader(rows: readonly string[][]): number | null {
  const counts = rows.map(countKnownHeaders);
  const most = Math.max(0, ...counts);
  if (most > 0) return counts.indexOf(most);
  return rows[0]?.some((cell) => cell.includes('@')) ? null : 0;
}

export function isBlank(row: readonly string[]): boolean {
  return row.every((cell) => cell.trim() === '');
}
