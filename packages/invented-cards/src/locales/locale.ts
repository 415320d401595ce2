/**
 * `#` stands for a random digit. Ranges are those that a regulator reserves for fiction, or else
 * plainly invented.
 */
export interface PhoneRange {
  area: string;
  /** Groups separated by spaces, `23125 ###`. */
  local: string;
}

export interface Place {
  city: string;
  postcode: string;
  office: PhoneRange;
}

/** What cards of one country are composed of. */
export interface Locale {
  tag: string;
  country: string;
  countryName: string;
  callingCode: string;
  /** The trunk prefix, dialed before the area code within the country. Empty if there is none. */
  trunk: string;
  domains: readonly string[];
  given: readonly string[];
  family: readonly string[];
  familyFirst?: boolean;
  prefixes: readonly string[];
  credentials: readonly string[];
  titles: readonly string[];
  /** Titles with a word that also occurs in names of companies. */
  trapTitles: readonly string[];
  departments: readonly string[];
  trades: readonly string[];
  legalForms: readonly string[];
  taglines: readonly string[];
  streets: readonly string[];
  /** A template with `{street}` and `{number}`. */
  streetForm: string;
  /** A template with `{postcode}` and `{city}`. */
  cityForm: string;
  places: readonly Place[];
  mobiles: readonly PhoneRange[];
  labels: Labels;
}

/** Long labels. The short ones are their first letters. */
export interface Labels {
  work: string;
  cell: string;
  fax: string;
  email: string;
  web: string;
}
