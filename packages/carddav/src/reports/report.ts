import type { AddressBook } from '../address-book.ts';
import type { XmlElement } from '../xml/read-xml.ts';

export interface Report {
  request: XmlElement;
  book: AddressBook;
  userId: string;
  /** Whether to leave out properties that a card lacks. */
  isBrief: boolean;
}
