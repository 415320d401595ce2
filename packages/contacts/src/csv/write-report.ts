import Papa from 'papaparse';
import type { ImportProblem } from '../import-result.ts';
import { protectFormula } from './protect-formula.ts';

/** What an import could not take, as CSV: where it is in the file, and why. */
export function writeReport(problems: readonly (ImportProblem & { file: string })[]): string {
  const rows = problems.map(({ file, row, column = '', value = '', message }) =>
    [file, String(row), column, value, message].map(protectFormula),
  );
  return Papa.unparse({ fields: ['File', 'Row', 'Column', 'Value', 'Why'], data: rows });
}
