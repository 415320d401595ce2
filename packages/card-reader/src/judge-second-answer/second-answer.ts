import type { PhoneKind, PostalAddress } from '@cardsift/contacts/contact';

/** What a second reader says of one card. Each value is as printed there, and null or empty if it says nothing. */
export interface SecondAnswer {
  fullName: string | null;
  title: string | null;
  department: string | null;
  org: string | null;
  tagline: string | null;
  emails: string[];
  phones: { number: string; kind: PhoneKind }[];
  websites: string[];
  address: PostalAddress | null;
}

export const EMPTY_ANSWER: SecondAnswer = {
  fullName: null,
  title: null,
  department: null,
  org: null,
  tagline: null,
  emails: [],
  phones: [],
  websites: [],
  address: null,
};
