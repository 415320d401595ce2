import Papa from 'papaparse';
import { cleanText } from '../clean-text.ts';
import { MOST_CONTACTS } from '../import-result.ts';
import { countKnownHeaders, SEARCHED_ROWS } from './table.ts';

/** What parts the cells of a row, the usual ones first. */
const DELIMITERS = [',', ';', '\t', '|'];

/** The rows of a CSV: with comma, semicolon, tab or bar, with or without a byte order mark or Excel's `sep=;`. Of a longer file than is read, some more. */
export function readCsv(file: string): string[][] {
  const text = cleanText(file);
  const named = /^sep=(.)\r?(?:\n|$)/i.exec(text);
  const delimiter = named?.[1] ?? findDelimiter(text);
  const { data } = Papa.parse<string[]>(named ? text.slice(named[0].length) : text, {
    ...(delimiter !== undefined && { delimiter }),
    preview: MOST_CONTACTS + SEARCHED_ROWS + 1,
  });
  return data;
}

/** The delimiter that makes most known headers of a row; undefined leaves it to the parser's guess. */
function findDelimiter(text: string): string | undefined {
  const counts = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: SEARCHED_ROWS });
    return Math.max(0, ...data.map(countKnownHeaders));
  });
  const most = Math.max(...counts);
  return most > 1 ? DELIMITERS[counts.indexOf(most)] : undefined;
}
