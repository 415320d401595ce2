import { decodeText } from '@cardsift/contacts/file-text';
import { holdsVcards, parseImport } from '@cardsift/contacts/import';
import { planImport } from '@cardsift/contacts/import-plan';
import type { ImportResult } from '@cardsift/contacts/import-result';
import { guessFields } from '@cardsift/contacts/table/guess-fields';
import { identifyFile, refuseText } from '@cardsift/contacts/table/identify-file';
import { readCsv } from '@cardsift/contacts/table/read-csv';
import { readTable } from '@cardsift/contacts/table/read-table';
import { findTable, type Table } from '@cardsift/contacts/table/table';
import type {
  ImportReader,
  OnProgress,
  OpenedFiles,
  OpenedTable,
  ReadContacts,
} from './opened-files.ts';

/** Bytes, beyond which a phone may have no memory for the texts in it. */
const MAX_BYTES = 100 * 1024 * 1024;

/** Bytes of a file, and rows of a table, between two reports of progress. */
const BYTES_PER_STEP = 4 * 1024 * 1024;
const ROWS_PER_STEP = 500;

/** Reads in the thread that calls it: a worker. */
export function createReader(): Omit<ImportReader, 'close'> {
  let tables: { file: string; key: string; table: Table }[] = [];
  let cards: { file: string; result: ImportResult }[] = [];

  const openFile = async (file: File, onProgress: OnProgress): Promise<string | undefined> => {
    if (file.size > MAX_BYTES) return 'It is larger than 100 MB. Export fewer contacts at a time.';
    const bytes = await readBytes(file, onProgress);
    const kind = identifyFile(bytes);
    if (typeof kind === 'object') return kind.refusal;
    if (kind === 'xlsx') return addTable(file.name, await readWorkbook(bytes));
    const text = decodeText(bytes);
    if (holdsVcards(text)) {
      cards.push({ file: file.name, result: parseImport(text) });
      return undefined;
    }
    return refuseText(text) ?? addTable(file.name, readCsv(text));
  };

  const addTable = (file: string, rows: readonly string[][]): string | undefined => {
    const table = findTable(rows);
    if (table.columns.every(({ samples }) => samples.length === 0)) {
      const seen = table.columns.map(({ header }) => `“${header}”`).slice(0, 5);
      return `It has a header (${seen.join(', ')}) and no rows below it. Choose a file with contacts.`;
    }
    tables.push({ file, key: table.columns.map(({ header }) => header).join('\n'), table });
    return undefined;
  };

  return {
    async open(files, onProgress): Promise<OpenedFiles> {
      [tables, cards] = [[], []];
      const refusals: OpenedFiles['refusals'] = [];
      for (const [index, file] of files.entries()) {
        const message = await openFile(file, (share) =>
          onProgress((index + share) / files.length),
        ).catch((error: unknown) => {
          console.error('The file could not be read', error);
          return 'It could not be read: it is damaged, or protected by a password.';
        });
        if (message !== undefined) refusals.push({ file: file.name, message });
      }
      return { tables: groupTables(tables), refusals, cardFiles: cards.map(({ file }) => file) };
    },

    async read(choices, existing, onProgress): Promise<ReadContacts> {
      const total = tables.reduce((sum, { table }) => sum + table.rows.length, 0);
      let done = 0;
      const results = [...cards];
      for (const { file, key, table } of tables) {
        const fields = choices[key] ?? guessFields(table.columns);
        const end = Math.max(table.rows.length, 1);
        for (let start = 0; start < end; start += ROWS_PER_STEP) {
          results.push({ file, result: readTable(table, fields, start, start + ROWS_PER_STEP) });
          done += ROWS_PER_STEP;
          onProgress(Math.min(done / Math.max(total, 1), 1));
        }
      }
      const found = results.flatMap(({ file, result }) =>
        result.contacts.map((imported) => ({ file, imported })),
      );
      const problems = results.flatMap(({ file, result }) =>
        result.problems.map((problem) => ({ file, ...problem })),
      );
      return { plan: planImport(found, existing), problems };
    },
  };
}

function groupTables(
  tables: readonly { file: string; key: string; table: Table }[],
): OpenedTable[] {
  return [...Map.groupBy(tables, ({ key }) => key)].flatMap(([key, same]) => {
    const [first] = same;
    if (!first) return [];
    return {
      key,
      files: same.map(({ file }) => file),
      columns: first.table.columns,
      guess: guessFields(first.table.columns),
      rows: same.reduce((sum, { table }) => sum + table.rows.length, 0),
    };
  });
}

async function readBytes(file: File, onProgress: OnProgress): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(file.size);
  for (let start = 0; start < file.size; start += BYTES_PER_STEP) {
    const part = await file.slice(start, start + BYTES_PER_STEP).arrayBuffer();
    bytes.set(new Uint8Array(part), start);
    onProgress((start + part.byteLength) / file.size);
  }
  return bytes;
}

/** The library for workbooks is loaded with the first of them. */
async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const { readXlsx } = await import('@cardsift/contacts/table/read-xlsx');
  return readXlsx(bytes.buffer);
}
