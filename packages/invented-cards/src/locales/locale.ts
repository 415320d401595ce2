/** Digits `#` are drawn; ranges are those a regulator keeps for fiction, else plainly invented. */
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

/** What cards of one country are made of. */
export interface Locale {
  tag: string;
  country: string;
  countryName: string;
  callingCode: string;
  /** Dialed before the area code inside the country; empty where there is none. */
  trunk: string;
  domains: readonly string[];
  given: readonly string[];
  family: readonly string[];
  familyFirst?: boolean;
  prefixes: readonly string[];
  credentials: readonly string[];
  titles: readonly string[];
  /** Titles with a word that also stands in names of companies. */
  trapTitles: readonly string[];
  departments: readonly string[];
  trades: readonly string[];
  legalForms: readonly string[];
  taglines: readonly string[];
  streets: readonly string[];
  /** Fills `{street}`, `{number}`. */
  streetForm: string;
  /** Fills `{postcode}`, `{city}`. */
  cityForm: string;
  places: readonly Place[];
  mobiles: readonly PhoneRange[];
  labels: Labels;
}

/** Long labels; the short ones are their first letters. */
export interface Labels {
  work: string;
  cell: string;
  fax: string;
  email: string;
  web: string;
}
