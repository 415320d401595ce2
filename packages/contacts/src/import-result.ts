import type { Contact } from './contact.ts';

export const TOO_MANY = 'A file may hold 100,000 contacts. All below are left out.';

export interface ImportedContact {
  contact: Contact;
  tags: string[];
  /** Where it stands in the file, counted as in `ImportProblem`. */
  row?: number;
}

export interface ImportProblem {
  /** Row of the table, counted from 1 with its header, or number of the card in a .vcf; 0 for the whole file. */
  row: number;
  message: string;
  /** The column and the value in it, where only a value could not be taken. */
  column?: string;
  value?: string;
  /** Whether the value is a number of which a spreadsheet kept the first digits only. */
  isShortened?: boolean;
}

export interface ImportResult {
  contacts: ImportedContact[];
  problems: ImportProblem[];
}
