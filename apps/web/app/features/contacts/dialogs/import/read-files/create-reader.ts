import { decodeText, HEAD_BYTES } from '@cardsift/contacts/decode-file';
import { planImport } from '@cardsift/contacts/import/import-plan';
import type { ImportResult } from '@cardsift/contacts/import-result';
import { guessFields } from '@cardsift/contacts/imported-table/guess-fields';
import {
  identifyFile,
  refuseText,
  TAIL_BYTES,
} from '@cardsift/contacts/imported-table/identify-file';
import type { Table } from '@cardsift/contacts/imported-table/table';
import { holdsVcards } from '@cardsift/contacts/vcard/holds-vcards';
import { IMPORT_FILE_BYTES } from '#app/limits.ts';
import { importTable, type RowSource, rowsOfCsv, rowsOfWorkbook, scanTable } from './open-table.ts';
import type {
  ImportReader,
  OnProgress,
  OpenedFiles,
  OpenedTable,
  ReadContacts,
} from './opened-files.ts';
import { readVcards } from './read-vcards.ts';

interface NamedTable {
  file: string;
  key: string;
  table: Table;
  rows: RowSource;
}

/** Reads in the thread that calls it: a worker. Files are read part by part, tables once more for their contacts. */
export function createReader(): Omit<ImportReader, 'close'> {
  let tables: NamedTable[] = [];
  let cards: { file: string; result: ImportResult }[] = [];

  const openFile = async (file: File, onProgress: OnProgress): Promise<string | undefined> => {
    if (file.size > IMPORT_FILE_BYTES)
      return 'It is larger than 100 MB. Export fewer contacts at a time.';
    const head = await readBytes(file.slice(0, HEAD_BYTES));
    const kind = identifyFile(head, await readBytes(file.slice(-TAIL_BYTES)));
    if (typeof kind === 'object') return kind.refusal;
    if (kind === 'xlsx') return addTable(file.name, await rowsOfWorkbook(file), onProgress);
    const text = decodeText(head);
    if (holdsVcards(text)) {
      cards.push({ file: file.name, result: await readVcards(file, head, onProgress) });
      return undefined;
    }
    return refuseText(text) ?? addTable(file.name, rowsOfCsv(file, head), onProgress);
  };

  const addTable = async (file: string, rows: RowSource, onProgress: OnProgress) => {
    const table = await scanTable(rows, onProgress);
    if (table.columns.every(({ samples }) => samples.length === 0)) {
      const seen = table.columns.map(({ header }) => `“${header}”`).slice(0, 5);
      return `It has a header (${seen.join(', ')}) and no rows below it. Choose a file with contacts.`;
    }
    const key = table.columns.map(({ header }) => header).join('\n');
    tables.push({ file, key, table, rows });
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
      const results = [...cards];
      for (const [index, { file, key, table, rows }] of tables.entries()) {
        const fields = choices[key] ?? guessFields(table.columns);
        const result = await importTable(table, rows, fields, (share) =>
          onProgress((index + share) / tables.length),
        );
        results.push({ file, result });
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

function groupTables(tables: readonly NamedTable[]): OpenedTable[] {
  return [...Map.groupBy(tables, ({ key }) => key)].flatMap(([key, same]) => {
    const [first] = same;
    if (!first) return [];
    return {
      key,
      files: same.map(({ file }) => file),
      columns: first.table.columns,
      guess: guessFields(first.table.columns),
      rows: same.reduce((sum, { table }) => sum + table.rows, 0),
    };
  });
}

async function readBytes(part: Blob): Promise<Uint8Array> {
  return new Uint8Array(await part.arrayBuffer());
}
