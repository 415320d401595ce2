import type { Contact } from './contact.ts';

export interface ImportedContact {
  contact: Contact;
  tags: string[];
}

export interface ImportProblem {
  /** Row of the table, counted from 1 with its header, or number of the card in a .vcf. */
  row: number;
  message: string;
}

export interface ImportResult {
  contacts: ImportedContact[];
  problems: ImportProblem[];
}
