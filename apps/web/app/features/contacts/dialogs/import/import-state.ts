import type { ColumnField } from '@cardsift/contacts/imported-table/column-fields';
import type { KnownChoices } from './known-people/known-choices.ts';
import type {
  FileProblem,
  OpenedFiles,
  OpenedTable,
  ReadContacts,
  Refusal,
} from './read-files/opened-files.ts';

interface Tables {
  tables: OpenedTable[];
  /** What each column holds, by the key of its table. */
  choices: Record<string, readonly ColumnField[]>;
}

export type ImportState =
  | { step: 'choose'; refusals: Refusal[]; error?: string }
  | { step: 'reading'; share: number }
  | ({ step: 'columns'; opened: OpenedFiles } & Tables)
  | ({ step: 'preview'; opened: OpenedFiles; found: ReadContacts; known: KnownChoices } & Tables)
  | { step: 'importing'; done: number; total: number }
  | {
      step: 'done';
      text: string;
      /** Contacts that were still to come when the import was stopped. */
      left: number;
      found: ReadContacts;
      report: FileProblem[];
    };

/** Whether anybody could be found in a table with these columns. */
export function namesSomebody(fields: readonly ColumnField[]): boolean {
  return fields.some((field) => NAMING.some((naming) => field.endsWith(naming)));
}

/** As whole names or as their last word: `work phone`, `home fax`. */
const NAMING: readonly ColumnField[] = ['name', 'given', 'family', 'org', 'email', 'phone', 'fax'];
