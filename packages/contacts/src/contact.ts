/** What a printed number reaches, in the words of vCard 3.0's TYPE parameter (RFC 2426, 3.3.1). */
export type PhoneKind = 'work' | 'cell' | 'home' | 'fax' | 'pager';

export interface Phone {
  /** As a person would write it, international where the country is known: `+49 30 123456`. */
  number: string;
  kinds: PhoneKind[];
}

/** The parts of a name as vCard's N holds them; each is empty when the card does not show it. */
export interface PersonName {
  family: string;
  given: string;
  additional: string;
  prefix: string;
  suffix: string;
}

/** The parts of an address as vCard's ADR holds them; each is empty when unknown. */
export interface PostalAddress {
  street: string;
  city: string;
  region: string;
  postcode: string;
  country: string;
}

/**
 * A person as a card or a vCard describes them. Lists keep the printed order and their first
 * entry is the main one; an absent value is an absent key or an empty list, never an empty string.
 */
export interface Contact {
  fullName: string;
  name?: PersonName;
  emails: string[];
  phones: Phone[];
  org?: string;
  department?: string;
  title?: string;
  note?: string;
  /** Websites and social profiles, each a full address with its scheme. */
  urls: string[];
  address?: PostalAddress;
  /** Lower case, without the `#`. */
  hashtags: string[];
}
