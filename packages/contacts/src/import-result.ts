import type { Contact } from './contact.ts';

/** As many as one account holds. A file of 10 MB can have a million rows, which would stop the page for a minute. */
export const MOST_CONTACTS = 100_000;

export const TOO_MANY = 'A file may hold 100,000 contacts. All below are left out.';

export interface ImportedContact {
  contact: Contact;
  tags: string[];
}

export interface ImportProblem {
  /** Row of the table, counted from 1 with its header, or number of the card in a .vcf; 0 for the whole file. */
  row: number;
  message: string;
}

export interface ImportResult {
  contacts: ImportedContact[];
  problems: ImportProblem[];
}
