import Papa from 'papaparse';
import { cleanText } from '../text/clean-text.ts';
import { type CsvDialect, findDialect, HEAD_CHARACTERS } from './csv-dialect.ts';

/** In characters. If a row is longer, one of its quotation marks is never closed. */
const LONGEST_ROW = 1024 * 1024;

/** The most quotation marks that are never closed. In a file with more, they mean inches, and nothing is quoted. */
const MOST_OPEN_QUOTES = 10;

/**
 * Reads the rows of a CSV part by part. A quotation mark that is never closed counts as text, so the rows after it
 * are not lost.
 */
export function createRowReader(): (part: string, isLast: boolean) => string[][] {
  let rest = '';
  let form: CsvDialect | undefined;
  let openQuotes = 0;
  /** The number of cells in the row before. */
  let width = 0;

  /** Takes the rows that are certainly complete. */
  const takeWhole = (form: CsvDialect): string[][] => {
    const { data, meta } = parseRows(rest, form, { isLast: false, quotes: isQuoting() });
    rest = rest.slice(meta.cursor);
    width = data.at(-1)?.length ?? width;
    return data;
  };

  /**
   * Takes the rest as the last row. Null if a quotation mark in its first line is never closed, so that this line is a
   * row itself.
   */
  const takeLast = (form: CsvDialect): string[][] | null => {
    if (rest.length > LONGEST_ROW) return null;
    const { data, errors } = parseRows(rest, form, { isLast: true, quotes: isQuoting() });
    const isOpen = errors.some(({ code }) => code === 'MissingQuotes');
    if (isOpen && firstLine(rest, form).cells.length === width) return null;
    rest = '';
    return data;
  };

  const isQuoting = () => openQuotes < MOST_OPEN_QUOTES;

  const takeRows = (form: CsvDialect, isLast: boolean): string[][] => {
    const rows: string[][] = [];
    for (;;) {
      for (const row of takeWhole(form)) rows.push(row);
      if (!isLast && rest.length <= LONGEST_ROW) return rows;
      const last = takeLast(form);
      if (last) return [...rows, ...last];
      const { cells, length } = firstLine(rest, form);
      rows.push(cells);
      rest = rest.slice(length);
      openQuotes += 1;
    }
  };

  return (part, isLast) => {
    rest += cleanText(part);
    if (!form) {
      if (rest.length < HEAD_CHARACTERS && !isLast) return [];
      form = findDialect(rest.slice(0, HEAD_CHARACTERS));
      rest = rest.slice(form.begin);
    }
    return takeRows(form, isLast);
  };
}

interface ParsedRows {
  data: string[][];
  errors: { code: string }[];
  /** Where the last complete row ends. */
  meta: { cursor: number };
}

function parseRows(
  text: string,
  { delimiter, newline }: CsvDialect,
  { isLast, quotes }: { isLast: boolean; quotes: boolean },
): ParsedRows {
  const parser = new Papa.Parser({ delimiter, newline, ...(!quotes && { fastMode: true }) });
  return parser.parse(text, 0, !isLast);
}

/** Reads the first line as a row in which quotation marks are text. */
function firstLine(text: string, form: CsvDialect): { cells: string[]; length: number } {
  const end = text.indexOf(form.newline);
  const length = end < 0 ? text.length : end + form.newline.length;
  const line = end < 0 ? text : text.slice(0, end);
  return { cells: line.split(form.delimiter).map(withoutOpenQuote), length };
}

function withoutOpenQuote(cell: string): string {
  return cell.lastIndexOf('"') === 0 ? cell.slice(1) : cell;
}
