import type { AddressBook } from '../address-book.ts';
import type { XmlElement } from '../xml/read-xml.ts';

/** A report on a person's address book. */
export interface Report {
  request: XmlElement;
  book: AddressBook;
  userId: string;
  /** Whether to leave out properties that a card lacks. */
  isBrief: boolean;
}
