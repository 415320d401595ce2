import { MOST_CONTACTS } from '../import-result.ts';
import { isKnownHeader } from './known-headers.ts';

export interface Column {
  /** As the file has it; empty where it has none. */
  header: string;
  /** The first three different values. */
  samples: string[];
}

export interface Table {
  columns: Column[];
  /** The rows below the header. */
  rows: string[][];
  /** What spreadsheets call the first of these rows, counting from 1. */
  firstRow: number;
  /** Whether the file has more rows than are read. */
  isTooLong?: boolean;
}

/** Rows in which a header is looked for: LinkedIn puts three lines above it. */
export const SEARCHED_ROWS = 10;

const SAMPLES = 3;

/** More than any address book's table has. */
const MOST_COLUMNS = 1000;

/**
 * Finds the header of a table: the row that holds most known headers. A table without one has its first row as header,
 * unless an e-mail address stands there: then it has none.
 */
export function findTable(rows: readonly string[][]): Table {
  const start = findHeader(rows);
  const header = start === null ? [] : (rows[start] ?? []);
  const first = start === null ? 0 : start + 1;
  const below = rows.slice(first);
  const longest = below.reduce((most, row) => Math.max(most, row.length), header.length);
  const width = Math.min(longest, MOST_COLUMNS);
  const columns = Array.from({ length: width }, (_, column) => ({
    header: (header[column] ?? '').trim(),
    samples: takeSamples(below, column),
  }));
  const isTooLong = below.length > MOST_CONTACTS;
  return {
    columns,
    rows: isTooLong ? below.slice(0, MOST_CONTACTS) : below,
    firstRow: first + 1,
    isTooLong,
  };
}

/** How many headers of a row are known; none where an address stands in it, because that is somebody's row. */
export function countKnownHeaders(row: readonly string[]): number {
  if (row.some((cell) => cell.includes('@'))) return 0;
  return row.slice(0, MOST_COLUMNS).filter(isKnownHeader).length;
}

function findHeader(rows: readonly string[][]): number | null {
  const counts = rows.slice(0, SEARCHED_ROWS).map(countKnownHeaders);
  const most = Math.max(0, ...counts);
  if (most > 0) return counts.indexOf(most);
  const first = rows.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  return rows[first]?.some((cell) => cell.includes('@')) ? null : Math.max(first, 0);
}

function takeSamples(rows: readonly string[][], column: number): string[] {
  const samples = new Set<string>();
  for (const row of rows) {
    const value = row[column]?.trim();
    if (value) samples.add(value);
    if (samples.size === SAMPLES) break;
  }
  return [...samples];
}
