export type PrintedPhoneKind = 'work' | 'cell' | 'fax';

export interface PhoneTruth {
  kind: PrintedPhoneKind;
  /** `+49301234567`. */
  e164: string;
  /** As printed on the card, without its label. */
  printed: string;
}

/** What is printed on an invented card: the result of a perfect reading. */
export interface CardTruth {
  seed: number;
  /** BCP 47, `de-DE`. */
  locale: string;
  /** ISO 3166 code of the numbers and the address, `DE`. */
  country: string;
  /** In printed order, without prefix and credentials. */
  fullName: string;
  name: { prefix: string; given: string; additional: string; family: string; suffix: string };
  /** Absent if the card names no role. */
  title?: string;
  department?: string;
  /** With its legal form if that is printed. Absent if it is neither printed nor can be inferred. */
  org?: string;
  /** False if only the e-mail's domain tells the organization. */
  orgPrinted: boolean;
  tagline?: string;
  /** The person's own address comes first. */
  emails: string[];
  /** In printed order. */
  phones: PhoneTruth[];
  /** As printed, with or without scheme and `www.`. */
  website?: string;
  address?: { street: string; postcode: string; city: string; country?: string };
  /** The payload of the printed QR code. */
  qrCode?: string;
  /** The difficulties on this card, for grouping misses. */
  traps: Trap[];
}

export type Trap =
  | 'large tagline'
  | 'organization like a person'
  | 'company word in the title'
  | 'fax first'
  | 'several phones'
  | 'no printed organization'
  | 'free-mail'
  | 'credentials'
  | 'QR code'
  | 'general e-mail first'
  | 'national number'
  | 'no title';
