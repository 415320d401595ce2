import { fold } from '@cardsift/contacts/text/fold';
import type { Random } from '@cardsift/invented-cards/random';
import { nameOfBrand, nameOfWords, tradeWithName } from './mapped-organizations.ts';
import type { Country } from './material.ts';
import type { Person } from './people.ts';

export type Kind = 'firm' | 'shop' | 'institution';

export interface Organization {
  kind: Kind;
  name: string;
  /** The first part of its domain. */
  label: string;
}

const LEGAL =
  /[\s,]+(?:gmbh(?: & co\.? ?kgaa| & co\.? ?kg)?|ag|kg|ohg|mbb|partg mbb|se|e\.? ?v\.|e\.? ?k\.|ltd\.?|limited|llc|l\.l\.c\.|llp|inc\.?|corp\.?|co\.?|plc|pty\.?|pvt\.?|s\.?a\.?s?\.?|sarl|s\.?r\.?l\.?|s\.?p\.?a\.?|s\.?l\.?u?\.?|b\.?v\.?|n\.?v\.?|a\.?s\.?|aps|ab|oy|oyj|asa|sp\. z o\.o\.|s\.r\.o\.|d\.o\.o\.|kft\.?|zrt\.?|bt\.?|a\.ş\.|ltd\. şti\.|sdn\.? bhd\.?|pt|tbk|ltda\.?|eireli|s\.a\. de c\.v\.|uab|sia|oü|ead|eood|ood|jsc)\.?$/i;

/** “Brinkmann & Söhne GmbH” without its legal form. */
export function shortName(name: string): string {
  const short = name.replace(LEGAL, '').replace(LEGAL, '').replace(/,$/, '');
  return short.length > 2 ? short : name;
}

const letters = (text: string) => fold(text).replace(/[^a-z0-9]/g, '');
const SMALL =
  /^(?:and|und|et|y|e|the|of|de|der|die|das|des|la|le|les|i|og|och|en|van|für|for|du|do|da|del|di|und|&)$/i;

export function wordsOf(name: string): string[] {
  return name.split(/[\s&+/,–-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** A domain label that a firm of this name might have. */
function domainLabel(name: string, random: Random): string {
  const short = shortName(name);
  const words = wordsOf(short).map(letters).filter(Boolean);
  const main = words.filter((word) => !SMALL.test(word));
  const [first = 'x', second = ''] = main;
  const initials = main.map((word) => word.charAt(0)).join('');
  const roll = random.next();
  const joined = words.join('');
  if (roll < 0.34 && joined.length < 24) return joined;
  if (roll < 0.42 && joined.length < 28) return main.join('-');
  if (roll < 0.62) return first;
  if (roll < 0.74) return first + second;
  if (roll < 0.8 && initials.length > 1) return initials;
  if (roll < 0.84 && initials.length > 1) return initials + (second || first);
  if (roll < 0.88)
    return main
      .map((word) => word.slice(0, 3))
      .join('')
      .slice(0, 12);
  if (roll < 0.92) return first + random.pick(['group', 'online', 'web', 'team', 'hq', 'global']);
  return `${main.join('').slice(0, 14)}`;
}

const AFTER_A_PERSON: Record<string, string[]> = {
  en: [
    '{s}’s',
    '{g}’s',
    '{s} & Sons',
    '{s} Bros.',
    '{s} & {s2}',
    '{g}’s {trade}',
    '{s}’s {trade}',
    '{s} {trade}',
  ],
  de: [
    '{s}',
    '{trade} {s}',
    '{trade} {g}',
    '{s} & {s2}',
    '{g}s {trade}',
    'Zum {s}',
    '{s} & Söhne',
    'Bei {g}',
  ],
  fr: [
    'Chez {g}',
    'Chez {s}',
    'Maison {s}',
    '{trade} {s}',
    '{s} Père & Fils',
    'Les {s}',
    '{s} & {s2}',
    '{s} Frères',
  ],
  es: [
    'Casa {s}',
    'Doña {g}',
    'Don {g}',
    '{trade} {g}',
    '{trade} {s}',
    'El {g}',
    'La {g}',
    '{trade} El Compadre {g}',
    'Hermanos {s}',
  ],
  pt: ['Casa {s}', 'Dona {g}', '{trade} {s}', '{trade} do {g}', 'Irmãos {s}', 'Cantinho da {g}'],
  it: ['Da {g}', '{trade} {s}', 'Trattoria da {g}', 'F.lli {s}', '{s} & Figli', '{s} · {s2}'],
  nl: ['{s}', 'Bij {g}', '{trade} {s}', '{s} & Zonen', 'Gebr. {s}'],
  other: ['{trade} {s}', '{trade} {g}', '{s}', '{g}', '{s} & {s2}', '{g} & {g2}', '{s} {trade}'],
};

/** A shop named after somebody, on a card that names no person: “Taquería El Compa Chuy”, “McGroarty’s”. */
function namedAfterAPerson(country: Country, random: Random): string {
  const { people, organizations, languages } = country;
  const patterns = AFTER_A_PERSON[languages[0] ?? 'other'] ?? AFTER_A_PERSON.other ?? [];
  const words = random.pick(organizations.shops).split(' ');
  // In Germanic languages the trade follows the name; in most others it precedes it.
  const isBehind = languages[0] === 'en';
  const given = () => random.pick(random.chance(0.5) ? people.female : people.male);
  const parts: Record<string, string> = {
    g: given(),
    g2: given(),
    s: random.pick(people.surnames),
    s2: random.pick(people.surnames),
    trade: (isBehind ? words.at(-1) : words[0]) ?? '',
  };
  return random.pick(patterns).replace(/\{(\w+)\}/g, (_, key: string) => parts[key] ?? '');
}

/** A name from the map, not from the material. */
function mappedName(country: Country, random: Random): string {
  const roll = random.next();
  if (roll < 0.5) return tradeWithName(country, random);
  return roll < 0.75 ? nameOfBrand(country, random) : nameOfWords(country, random);
}

/** The share of each kind that gets a name from the map. */
const MAPPED: Record<Kind, number> = { shop: 0.4, firm: 0.25, institution: 0.12 };

function named(country: Country, kind: Kind, person: Person | null, random: Random): string {
  const { firms, shops, institutions, brandPieces } = country.organizations;
  if (random.chance(MAPPED[kind])) {
    const legalForm = LEGAL.exec(random.pick(firms))?.[0] ?? '';
    return mappedName(country, random) + (kind === 'firm' ? legalForm : '');
  }
  if (kind === 'shop')
    return random.chance(0.22) ? namedAfterAPerson(country, random) : random.pick(shops);
  if (kind === 'institution') return random.pick(institutions);
  const firm = random.pick(firms);
  const words = firm.split(' ');
  // A firm that bears its owner's name.
  if (person && random.chance(0.12) && words.length > 1) {
    const own = person.name.split(' ');
    const family = own.at(-1) ?? '';
    const head = random.chance(0.3) ? person.name : family;
    return [head, ...words.slice(1)].join(' ');
  }
  if (random.chance(0.1)) {
    const brand = random.pick(brandPieces);
    if (random.chance(0.4)) return brand;
    return [brand, ...words.slice(1)].join(' ');
  }
  return firm;
}

export function drawOrganization(
  country: Country,
  kind: Kind,
  person: Person | null,
  random: Random,
): Organization {
  const name = named(country, kind, person, random);
  const label = random.chance(0.07)
    ? letters(random.pick(country.organizations.brandPieces)) || 'x'
    : domainLabel(name, random);
  return { kind, name, label };
}

/** How a logotype shortens or styles a name. */
export function wordmarkOf(organization: Organization, country: Country, random: Random): string {
  const short = shortName(organization.name);
  const words = short.split(/\s+/);
  const roll = random.next();
  if (roll < 0.45) return short;
  if (roll < 0.7) return words[0] ?? short;
  if (roll < 0.8 && words.length > 2)
    return words
      .slice(0, 2)
      .join(' ')
      .replace(/\s*[&+,–-]$/, '');
  if (roll < 0.9 && words.length > 1)
    return words
      .filter((word) => !SMALL.test(word))
      .map((word) => word.charAt(0).toUpperCase())
      .join('');
  if (roll < 0.95) return organization.label;
  return random.pick(country.organizations.brandPieces);
}
