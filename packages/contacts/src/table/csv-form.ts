import Papa from 'papaparse';
import { countKnownHeaders, SEARCHED_ROWS } from './table.ts';

export interface CsvForm {
  delimiter: string;
  newline: '\n' | '\r\n' | '\r';
  /** Where the first row begins: behind Excel's `sep=;`. */
  begin: number;
}

/** Characters in which delimiter and line ends are looked for. */
export const HEAD_CHARACTERS = 64 * 1024;

/** What parts the cells of a row, the usual ones first. */
const DELIMITERS = [',', ';', '\t', '|'];

/** How a CSV is written, as the beginning of its text shows. */
export function findForm(head: string): CsvForm {
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

/** The delimiter that makes most known headers of a row; undefined leaves it to the parser's guess. */
function findDelimiter(head: string): string | undefined {
  const counts = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(head, { delimiter, preview: SEARCHED_ROWS });
    return Math.max(0, ...data.map(countKnownHeaders));
  });
  const most = Math.max(...counts);
  return most > 1 ? DELIMITERS[counts.indexOf(most)] : undefined;
}
