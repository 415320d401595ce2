import type { AddressBook } from '../address-book.ts';
import type { XmlElement } from '../xml/read-xml.ts';

/** A report that somebody asks of their address book. */
export interface Report {
  request: XmlElement;
  book: AddressBook;
  userId: string;
  /** Whether properties that a card lacks are left out. */
  isBrief: boolean;
}
