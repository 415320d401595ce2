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
  /** Where it stands on the upright, decoded photograph, or in the card's frame. */
  quad: Quad<On>;
  /** 0 to 1: the mean probability of its characters. */
  confidence: number;
  /** Where the recognizer was not sure. */
  doubts?: Doubt[];
}

/** `printed` stands on the card (or in its QR code); `inferred` was concluded from what stands there. */
export type Origin = 'printed' | 'inferred';

/** A value and why we believe it. */
export interface Reading<T = string> {
  value: T;
  origin: Origin;
  /** 0 to 1, calibrated: of the readings that say 0.9, nine in ten are right. */
  confidence: number;
  /** Indices into `CardReading.lines` of the lines the value was taken or concluded from. */
  lines: number[];
  /** The second best candidate for the same field. */
  runnerUp?: T;
  /** Who read it where we did not: a second reader, as people are told its name. */
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

/** What a second reader says and the letters of the card do not show: nobody's until somebody confirms it. */
export interface Suggestion {
  field: SuggestedField;
  /** As one would write it; of an address, its parts in one line. */
  value: string;
  /** The parts of an address. */
  address?: PostalAddress;
  readBy: string;
}

/** What a card says once more in letters of another script: Latin ones beside others, or others beside Latin ones. */
export interface OtherScriptReading {
  fullName?: Reading;
  name?: Reading<PersonName>;
  title?: Reading;
  department?: Reading;
  org?: Reading;
}

/** Who a card is of. */
export interface PersonReading {
  fullName?: Reading;
  name?: Reading<PersonName>;
  /** How the name is read aloud, where the card says so in kana. */
  phonetic?: Reading<PhoneticName>;
  title?: Reading;
  otherScript?: OtherScriptReading;
}

/** Everything that was read from one card. */
export interface CardReading<On extends Plane = 'photograph'> extends PersonReading {
  /** The card's outline on the upright photograph, or in its frame; null when no edge was found. */
  quad: Quad<On> | null;
  /** The outline of the card's other side, where both lie on the photograph. */
  backQuad?: Quad<On>;
  /** The page of a document it stands on, from 1; absent where a file has one picture. */
  page?: number;
  /** In reading order; the front's before the back's. */
  lines: TextLine<On>[];
  /** The second person of a card of two, until each has a reading of their own. */
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
  /** Indices into `lines` of the text that no field took. */
  unassigned: number[];
  /** Only where a second reader was asked. */
  suggestions?: Suggestion[];
  /** Scripts of words that stand on the card and are not read, in English: “Arabic”. Absent where there are none. */
  unreadable?: string[];
}
