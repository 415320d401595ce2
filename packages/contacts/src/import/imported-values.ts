import type { Contact } from '../contact.ts';
import type { ImportedProperty } from '../imported-property.ts';
import { splitEscaped, unescapeText } from '../vcard/encoding.ts';
import { fieldProperties } from '../vcard/field-properties.ts';
import { propertyLabel } from '../vcard/property-label.ts';
import type { Property } from '../vcard/read-values.ts';
import { restoreImported } from '../vcard/restore-imported.ts';

/** A value in a contact's imported file that no field shows. */
export interface ImportedValue {
  label: string;
  text: string;
  /** Whether the value is a file, which only vCards can hold. Then the text gives its size. */
  isFile: boolean;
}

/** Properties for programs only. They are exported but not shown on a page. */
const TECHNICAL =
  /^(?:UID|KIND|CLASS|MAILER|SORT-STRING|N|CLIENTPIDMAP|XML|X-ABADR|X-ABUID|X-ABSHOWAS|X-FILE-AS|X-GROUP-MEMBERSHIP|X-MOZILLA-HTML|X-EVOLUTION-FILE-AS|X-KADDRESSBOOK-CRYPTO.*|X-MS-OL-.*|X-IMAGE.*|X-SHARED-PHOTO.*|X-APPLE-.*)$/;

/** All imported properties without a field, in the file's order. */
export function listImportedValues({ imported = [] }: Contact): ImportedValue[] {
  return imported
    .filter(({ name, isField }) => !isField && !TECHNICAL.test(name))
    .map((property) => ({
      label: describeLabel(property),
      text: describeValue(property),
      isFile: isFile(property),
    }))
    .filter(({ text }) => text !== '');
}

/**
 * The imported file's labels for a contact's fields, in the same order: “Atelier”, “Home”. Undefined where there is
 * none.
 */
export function readFieldLabels(
  contact: Contact,
  name: 'EMAIL' | 'TEL' | 'ADR',
): (string | undefined)[] {
  return restoreImported(fieldProperties(contact), contact)
    .fields.filter((property) => property.name === name)
    .map((property) => readLabel(property) ?? describeTypes(property));
}

/** The imported values and labels of a record that search looks at, however long they are. */
export function importedTexts(details: unknown): string[] {
  const imported =
    typeof details === 'object' && details !== null && 'imported' in details && details.imported;
  if (!Array.isArray(imported)) return [];
  return imported.flatMap((property: Partial<ImportedProperty> | null) => {
    const { name, value, label, isField } = property ?? {};
    if (typeof name !== 'string' || typeof value !== 'string') return [];
    const text =
      isField || TECHNICAL.test(name) ? [] : [describeValue({ ...property, name, value })];
    return typeof label === 'string' ? [...text, cleanLabel(label)] : text;
  });
}

function describeLabel(property: ImportedProperty): string {
  const name = propertyLabel(property.name);
  const more = readLabel(property) ?? describeTypes(property);
  return more === undefined ? name : `${name} (${more})`;
}

function isFile({ value, params }: ImportedProperty): boolean {
  return params?.ENCODING !== undefined || value.startsWith('data:');
}

function describeValue(property: ImportedProperty): string {
  const { name, value } = property;
  if (isFile(property)) {
    return `${Math.ceil((value.length * 3) / 4 / 1024)} kB, kept for export`;
  }
  if (name === 'AGENT') return describeCard(value);
  if (name === 'ADR') {
    const [box, extra, street, city, region, postcode, country] = splitEscaped(value, ';');
    const line = [postcode, city].filter(Boolean).join(' ');
    return [street, extra, box, line, region, country].filter(Boolean).join(', ');
  }
  if (name === 'X-ANDROID-CUSTOM') return splitEscaped(value, ';')[1] ?? '';
  if (name === 'ORG' || name === 'GENDER') {
    return splitEscaped(value, ';').filter(Boolean).join(', ');
  }
  return unescapeText(value).trim();
}

/** The name and contact details of a card within a card. */
function describeCard(value: string): string {
  return unescapeText(value)
    .split('\n')
    .filter((line) => /^(?:FN|TITLE|TEL|EMAIL)\b/i.test(line))
    .map((line) => unescapeText(line.slice(line.indexOf(':') + 1)).trim())
    .join(', ');
}

function readLabel({ label }: Pick<Property, 'label'>): string | undefined {
  return label === undefined ? undefined : cleanLabel(label) || undefined;
}

/** Removes Apple's markup from labels that it translates: `_$!<HomePage>!$_`. */
function cleanLabel(label: string): string {
  return label.replace(/^_\$!<(.*)>!\$_$/, '$1').trim();
}

/** Types that do not describe an address or a date for a person. */
const MEANINGLESS = new Set([
  ...['pref', 'internet', 'voice', 'dom', 'intl', 'postal', 'parcel', 'other', 'x400', 'text'],
]);

function describeTypes({ params = {} }: Partial<Property>): string | undefined {
  const types = [...(params.TYPE ?? []), ...(params['X-SERVICE-TYPE'] ?? [])]
    .filter((type) => !MEANINGLESS.has(type.toLowerCase()))
    .map((type) => type.replace(/^x-/i, ''));
  const words = types.map((type) => (/^[A-Z]+$/.test(type) ? type.toLowerCase() : type));
  return words.length > 0
    ? words.map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`).join(', ')
    : undefined;
}
