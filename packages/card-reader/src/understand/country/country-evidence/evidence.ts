import type { CountryCode } from 'libphonenumber-js/max';

/** How probably one thing on a card means each country; together at most 1. */
export type Evidence = ReadonlyMap<CountryCode, number>;

/** How often each kind of evidence is right about the country in which numbers are dialed. */
export const TRUST = {
  callingCode: 0.95,
  /** Without a plus, as a group of its own: of 151 such numbers on written cards, 107 were of that country. */
  bareCallingCode: 0.7,
  /** Alone in its line or behind a comma. */
  countryName: 0.9,
  /** Somewhere in a text: “Bank of Ireland”. */
  countryMentioned: 0.6,
  domain: 0.85,
  postcode: 0.9,
  /** On a line with digits or commas, as addresses have. */
  townInAddress: 0.85,
  /** Anywhere else: people and firms are called like towns. */
  town: 0.2,
  /** Letters that few countries write. */
  alphabet: 0.8,
  /** Where they stand out. */
  words: 0.9,
  /** The ending of a worldwide provider: of 49 such mailboxes on written cards, 36 were of that country. */
  provider: 0.7,
  numberShape: 0.75,
  /** A name of a register, a tax number or a legal form that only one or two countries use. */
  localTerm: 0.85,
};

export const only = (country: CountryCode, trust: number): Evidence => new Map([[country, trust]]);

export function shared(countries: ReadonlyMap<CountryCode, number>, trust: number): Evidence {
  const all = [...countries.values()].reduce((sum, weight) => sum + weight, 0);
  return new Map([...countries].map(([country, weight]) => [country, (trust * weight) / all]));
}
