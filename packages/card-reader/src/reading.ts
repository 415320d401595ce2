import type { PersonName, Phone, PhoneticName, PostalAddress } from '@cardsift/contacts/contact';
import type { Plane, Quad } from './geometry.ts';

/** A place in a line's text where another letter may stand. */
export interface Doubt {
  /** Index into the text. */
  at: number;
  /** The other letters, most probable first. */
  letters: string[];
}

/** One line of text as the recognizer read it. */
export interface TextLine<On extends Plane = 'photograph'> {
  text: string;
  /** Where it is on the upright, decoded photograph, or in the card's frame. */
  quad: Quad<On>;
  /** 0 to 1: the mean probability of its characters. */
  confidence: number;
  /** Letters of which the recognizer was not sure. */
  doubts?: Doubt[];
}

/** `printed` is on the card (or in its QR code); `inferred` was concluded from what is there. */
export type Origin = 'printed' | 'inferred';

/** A value, and the grounds for it. */
export interface Reading<T = string> {
  value: T;
  origin: Origin;
  /** 0 to 1, calibrated: nine in ten of the readings with 0.9 are right. */
  confidence: number;
  /** Indices into `CardReading.lines` of the lines that the value was taken or concluded from. */
  lines: number[];
  /** Other candidates for the same field, the most probable first. */
  others?: T[];
  /** The second reader's name as people see it, if it read the value and we did not. */
  readBy?: string;
}

export type SuggestedField =
  | 'fullName'
  | 'title'
  | 'department'
  | 'org'
  | 'tagline'
  | 'email'
  | 'phone'
  | 'url'
  | 'address';

/** A second reader's value that the card's letters do not confirm. It counts only after a person has confirmed it. */
export interface Suggestion {
  field: SuggestedField;
  /** As people would write it. An address has its parts on one line. */
  value: string;
  address?: PostalAddress;
  readBy: string;
}

/** What a card repeats in another script: Latin beside another, or another beside Latin. */
export interface OtherScriptReading {
  fullName?: Reading;
  name?: Reading<PersonName>;
  title?: Reading;
  department?: Reading;
  org?: Reading;
}

export interface PersonReading {
  fullName?: Reading;
  name?: Reading<PersonName>;
  /** The pronunciation of the name, if the card prints it in kana. */
  phonetic?: Reading<PhoneticName>;
  title?: Reading;
  otherScript?: OtherScriptReading;
}

/** Everything that was read on one card. */
export interface CardReading<On extends Plane = 'photograph'> extends PersonReading {
  /** The card's outline on the upright photograph, or in its frame. Null if no edge was found. */
  quad: Quad<On> | null;
  /** The outline of the card's other side, if both are on the photograph. */
  backQuad?: Quad<On>;
  /** The page of a document that it is on, from 1. Absent if a file has one picture. */
  page?: number;
  /** In reading order, the front's before the back's. */
  lines: TextLine<On>[];
  /** The second person on a card with two, until each gets a reading of their own. */
  colleague?: PersonReading;
  department?: Reading;
  org?: Reading;
  tagline?: Reading;
  emails: Reading[];
  phones: Reading<Phone>[];
  websites: Reading[];
  socials: Reading[];
  address?: Reading<PostalAddress>;
  /** One of the industries of docs/product.md, “Contacts”. */
  industry: string;
  /** Lower case, without the `#`. */
  hashtags: string[];
  /** Indices into `lines` of the text that no field uses. */
  unassigned: number[];
  /** Only if a second reader was asked. */
  suggestions?: Suggestion[];
  /** Scripts of words that are on the card but were not read, in English: “Arabic”. Absent if there are none. */
  unreadable?: string[];
}
