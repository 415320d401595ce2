import { writeReport } from '@cardsift/contacts/csv/write-report';
import { saveCsv } from '#app/browser/save-file.ts';
import type { FileProblem } from './read-files/opened-files.ts';

/** Saves what was not taken, and why, as a table. */
export function downloadReport(problems: readonly FileProblem[]): void {
  saveCsv('import-report.csv', writeReport(problems));
}
