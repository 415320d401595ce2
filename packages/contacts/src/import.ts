import type { ImportResult } from './import-result.ts';
import { parseContactsCsv } from './table/parse-csv.ts';
import { importVcards } from './vcard/import-vcards.ts';

export function holdsVcards(text: string): boolean {
  return /^[^\S\n\r\u2028\u2029]*BEGIN:VCARD/im.test(text);
}

/** Reads a .vcf or .csv by its content, because file names and types of such files often lie. */
export function parseImport(text: string): ImportResult {
  return holdsVcards(text) ? importVcards(text) : parseContactsCsv(text);
}
