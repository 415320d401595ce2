import type { PersonName, PhoneKind, PostalAddress } from '../contact.ts';
import { normalizeEmail, phoneKey } from '../normalize-values.ts';
import { splitEscaped, splitRaw, unescapeText } from './encoding.ts';

/** A property as far as its value and kind are read from it. */
export interface Property {
  name: string;
  /** Still escaped. */
  value: string;
  params: Record<string, string[]>;
  /** The X-ABLabel in the same group. */
  label?: string | undefined;
  group?: string | undefined;
}

export function readText({ value }: Property): string {
  return unescapeText(value).trim();
}

export function readEmail(property: Property): string {
  return readText(property).replace(/^mailto:/i, '');
}

/** The number without its scheme. From a `tel:` URI (RFC 3966) the extension is read too. */
export function readPhoneNumber(property: Property): string {
  const text = readText(property);
  if (!/^tel:/i.test(text)) return text;
  const [number = '', ...params] = text.slice('tel:'.length).split(';');
  const extension = params.find((param) => /^ext=/i.test(param))?.slice('ext='.length);
  return extension ? `${number} ext. ${extension}` : number;
}

const parts = ({ value }: Property) => splitEscaped(value, ';').map((part) => part.trim());

export function readName(property: Property): PersonName | undefined {
  // Several prefixes or middle names are a list: `Dr.,Prof.`.
  const [family = '', given = '', additional = '', prefix = '', suffix = ''] = splitRaw(
    property.value,
    ';',
  ).map((part) => splitEscaped(part, ',').join(' ').trim());
  const name = { family, given, additional, prefix, suffix };
  return Object.values(name).some((part) => part !== '') ? name : undefined;
}

export function displayName(name: PersonName | undefined): string {
  if (!name) return '';
  const { prefix, given, additional, family, suffix } = name;
  return [prefix, given, additional, family, suffix].filter((part) => part !== '').join(' ');
}

export function readOrganization(property: Property): { org: string; department: string } {
  const [org = '', ...units] = parts(property);
  return { org, department: units.filter((unit) => unit !== '').join(', ') };
}

export function readAddress(property: Property): PostalAddress | undefined {
  const [box = '', extra = '', street = '', city = '', region = '', postcode = '', country = ''] =
    parts(property);
  const address = {
    street: [street, extra, box].filter((part) => part !== '').join('\n'),
    ...{ city, region, postcode, country },
  };
  return Object.values(address).some((part) => part !== '') ? address : undefined;
}

/** People write `www.example.org`. A contact keeps full web URLs, and no other scheme. */
export function readWebAddress(property: Property): string | undefined {
  const address = readText(property);
  if (/^https?:\/\/\S+$/i.test(address)) return address;
  return /^[^\s/:][^\s/:.]*\.[^\s/]+(\/\S*)?$/.test(address) ? `https://${address}` : undefined;
}

export function readTypes({ params }: Property): string[] {
  return (params.TYPE ?? []).map((type) => type.toLowerCase());
}

const KINDS_OF_TYPE: Record<string, PhoneKind[]> = {
  work: ['work'],
  home: ['home'],
  cell: ['cell'],
  mobile: ['cell'],
  iphone: ['cell'],
  fax: ['fax'],
  workfax: ['work', 'fax'],
  homefax: ['home', 'fax'],
  otherfax: ['fax'],
  pager: ['pager'],
};

/** The kinds of a number, by its types and by a label that says the same. */
export function readPhoneKinds(property: Property): PhoneKind[] {
  const label = property.label?.replace(/^_\$!<(.*)>!\$_$/, '$1').toLowerCase();
  const types = [...readTypes(property), ...(label === undefined ? [] : [label])];
  return [
    ...new Set(
      types.flatMap((type) =>
        Object.hasOwn(KINDS_OF_TYPE, type) ? (KINDS_OF_TYPE[type] ?? []) : [],
      ),
    ),
  ];
}

/** The order of preference, 1 before 100 (RFC 6350, 5.3). A property without one comes last. */
export function readPreference(property: Property): number {
  const [preference] = property.params.PREF ?? [];
  if (preference !== undefined) return Number.parseInt(preference, 10) || 1;
  return readTypes(property).includes('pref') ? 1 : 101;
}

/** A key that identifies the line of a field. Undefined if it is not a field of a contact. */
export function fieldKey(property: Property): string | undefined {
  const key = KEYS[property.name]?.(property);
  return key === undefined ? undefined : `${KEY_NAMES[property.name] ?? property.name} ${key}`;
}

const KEY_NAMES: Record<string, string> = { 'X-SOCIALPROFILE': 'URL' };

const KEYS: Record<string, (property: Property) => string | undefined> = {
  FN: readText,
  N: (property) => JSON.stringify(readName(property) ?? null),
  EMAIL: (property) => normalizeEmail(readEmail(property)),
  TEL: (property) => phoneKey(readPhoneNumber(property)),
  ORG: (property) => JSON.stringify(readOrganization(property)),
  TITLE: readText,
  NOTE: readText,
  ADR: (property) => JSON.stringify(readAddress(property)),
  'X-PHONETIC-FIRST-NAME': readText,
  'X-PHONETIC-LAST-NAME': readText,
  URL: readWebAddress,
  'X-SOCIALPROFILE': readWebAddress,
};
