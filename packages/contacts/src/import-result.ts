import type { Contact } from './contact.ts';

export const TOO_MANY = 'A file may hold 100,000 contacts. All below are left out.';

export interface ImportedContact {
  contact: Contact;
  tags: string[];
  /** Its place in the file, counted as in `ImportProblem`. */
  row?: number;
}

export interface ImportProblem {
  /**
   * The row of the table, where the header is 1, or the number of the card in a .vcf. 0 stands for the whole
   * file.
   */
  row: number;
  message: string;
  /** The column and its value, if only a value could not be imported. */
  column?: string;
  value?: string;
  /** Whether the value is a number of which a spreadsheet kept only the first digits. */
  isShortened?: boolean;
}

export interface ImportResult {
  contacts: ImportedContact[];
  problems: ImportProblem[];
}
