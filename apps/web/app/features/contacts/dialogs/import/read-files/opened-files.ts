import type { ContactRecord } from '@cardsift/contacts/contact-record';
import type { ImportPlan } from '@cardsift/contacts/import/import-plan';
import type { ImportProblem } from '@cardsift/contacts/import-result';
import type { ColumnField } from '@cardsift/contacts/imported-table/column-fields';
import type { Column } from '@cardsift/contacts/imported-table/table';

/** Why a file has no contacts for us, and what to do. */
export interface Refusal {
  file: string;
  message: string;
}

/** Tables with the same header; one choice of columns is for all of them. */
export interface OpenedTable {
  /** The header, as one text. */
  key: string;
  files: string[];
  columns: Column[];
  guess: ColumnField[];
  rows: number;
}

export interface OpenedFiles {
  tables: OpenedTable[];
  refusals: Refusal[];
  /** Files of vCards, which need no choice. */
  cardFiles: string[];
}

export type FileProblem = ImportProblem & { file: string };

export interface ReadContacts {
  plan: ImportPlan;
  problems: FileProblem[];
}

export type Choices = Record<string, readonly ColumnField[]>;

/** Hears how far it is, 0 to 1. */
export type OnProgress = (share: number) => void;

export interface ImportReader {
  open(files: readonly File[], onProgress: OnProgress): Promise<OpenedFiles>;
  read(
    choices: Choices,
    existing: readonly ContactRecord[],
    onProgress: OnProgress,
  ): Promise<ReadContacts>;
  /** Ends whatever is under way and forgets the files. */
  close(): void;
}
