import { MOST_CONTACTS } from '../limits.ts';
import { isKnownHeader } from './known-headers.ts';

export interface Column {
  /** As the file has it; empty where it has none. */
  header: string;
  /** The first three different values. */
  samples: string[];
}

export interface Table {
  columns: Column[];
  /** How many rows are below the header, as far as they are read. */
  rows: number;
  /** What spreadsheets call the first of these rows, counting from 1. */
  firstRow: number;
  /** Whether the file has more rows than are read. */
  isTooLong: boolean;
}

/** Rows in which a header is looked for: LinkedIn puts three lines above it. */
export const SEARCHED_ROWS = 10;

const SAMPLES = 3;

/** More than any address book's table has. */
const MOST_COLUMNS = 1000;

export interface TableScan {
  /** Looks at the next rows of a table. */
  add(rows: readonly string[][]): void;
  /** Whether nothing that still comes is read. */
  isFull(): boolean;
  end(): Table;
}

/**
 * Looks through a table for its header: the row that holds most known headers. A table without one has its first row as
 * header, unless an e-mail address stands there: then it has none. Rows are let go of.
 */
export function createTableScan(): TableScan {
  let blankRows = 0;
  /** The first rows, until enough of them are there. */
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

/** How many headers of a row are known; none where an address stands in it, because that is somebody's row. */
export function countKnownHeaders(row: readonly string[]): number {
  if (row.some((cell) => cell.includes('@'))) return 0;
  return row.slice(0, MOST_COLUMNS).filter(isKnownHeader).length;
}

/** @param rows of which the first is not blank */
function findHeader(rows: readonly string[][]): number | null {
  const counts = rows.map(countKnownHeaders);
  const most = Math.max(0, ...counts);
  if (most > 0) return counts.indexOf(most);
  return rows[0]?.some((cell) => cell.includes('@')) ? null : 0;
}

export function isBlank(row: readonly string[]): boolean {
  return row.every((cell) => cell.trim() === '');
}
