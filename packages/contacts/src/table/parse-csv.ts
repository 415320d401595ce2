import type { ImportResult } from '../import-result.ts';
import { guessFields } from './guess-fields.ts';
import { readCsv } from './read-csv.ts';
import { readTable } from './read-table.ts';
import { findTable } from './table.ts';

/** Reads contacts from a CSV, each column as it is best understood. Never throws. */
export function parseContactsCsv(text: string): ImportResult {
  const table = findTable(readCsv(text));
  return readTable(table, guessFields(table.columns));
}
