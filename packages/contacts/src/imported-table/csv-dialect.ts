import Papa from 'papaparse';
import { countKnownHeaders, SEARCHED_ROWS } from './table.ts';

export interface CsvDialect {
  delimiter: string;
  newline: '\n' | '\r\n' | '\r';
  /** Where the first row starts: after Excel's `sep=;`. */
  begin: number;
}

/** Characters in which to look for delimiter and line ends. */
export const HEAD_CHARACTERS = 64 * 1024;

/** Delimiters between cells, the usual ones first. */
const DELIMITERS = [',', ';', '\t', '|'];

/** The delimiter and line ends of a CSV, found at the start of its text. */
export function findDialect(head: string): CsvDialect {
  const named = /^sep=(.)\r?(?:\n|$)/i.exec(head);
  const begin = named?.[0].length ?? 0;
  const delimiter = named?.[1] ?? findDelimiter(head);
  const { meta } = Papa.parse<string[]>(head.slice(begin), {
    ...(delimiter !== undefined && { delimiter }),
    preview: SEARCHED_ROWS,
  });
  const newline = meta.linebreak === '\r\n' || meta.linebreak === '\r' ? meta.linebreak : '\n';
  return { delimiter: meta.delimiter, newline, begin };
}

/** The delimiter that yields the most known headers in a row. If undefined, the parser guesses. */
function findDelimiter(head: string): string | undefined {
  const counts = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(head, { delimiter, preview: SEARCHED_ROWS });
    return Math.max(0, ...data.map(countKnownHeaders));
  });
  const most = Math.max(...counts);
  return most > 1 ? DELIMITERS[counts.indexOf(most)] : undefined;
}
