import type { Contact, PostalAddress } from '../contact.ts';
import { UNKNOWN_NAME } from '../names/unknown-name.ts';
import { escapeText } from './encoding.ts';
import { nameValue, organizationValue, phoneticProperties } from './name-properties.ts';
import type { Property } from './read-values.ts';

/**
 * The lines for a contact's fields as we write them without an imported file, in the order of docs/product.md, “vCards
 * and tables”. Without `contact.name` the last word of the full name is the family name, unless titles, particles or
 * the script say otherwise. An organization without a person has no parts of a name.
 */
export function fieldProperties(contact: Contact): Property[] {
  const fullName = contact.fullName.trim() || UNKNOWN_NAME;
  return [
    ...text('FN', fullName),
    propertyLabel(contact, fullName),
    ...contact.emails.flatMap((email) => text('EMAIL', email)),
    ...contact.phones.flatMap(({ number, kinds }) =>
      text(
        'TEL',
        number,
        kinds.length > 0 ? { TYPE: kinds.map((kind) => kind.toUpperCase()) } : {},
      ),
    ),
    ...organizationProperty(contact),
    ...(isCompany(contact) ? [{ name: 'X-ABShowAs', value: 'COMPANY', params: {} }] : []),
    ...text('TITLE', contact.title),
    ...text('NOTE', contact.note),
    ...(contact.address ? addressProperty(contact.address) : []),
    ...contact.urls.flatMap(urlProperty),
    ...phoneticProperties(contact),
  ];
}

/** Whether the contact is an organization: cards of shops and authorities name nobody. */
export function isCompany({ fullName, name, org = '' }: Contact): boolean {
  return name === undefined && org.trim() !== '' && fullName.trim() === org.trim();
}

export function text(
  name: string,
  value: string | undefined,
  params: Record<string, string[]> = {},
): Property[] {
  const escaped = escapeText(value?.trim() ?? '');
  return escaped === '' ? [] : [{ name, value: escaped, params }];
}

function propertyLabel(contact: Contact, fullName: string): Property {
  const isNobody = contact.name === undefined && isCompany(contact);
  return { name: 'N', value: isNobody ? ';;;;' : nameValue(fullName, contact.name), params: {} };
}

function organizationProperty({ org, department }: Contact): Property[] {
  const value = organizationValue(org, department);
  return value === '' ? [] : [{ name: 'ORG', value, params: {} }];
}

function addressProperty({ street, city, region, postcode, country }: PostalAddress): Property[] {
  const parts = ['', '', street, city, region, postcode, country].map(escapeText);
  if (parts.join('') === '') return [];
  return [{ name: 'ADR', value: parts.join(';'), params: { TYPE: ['WORK'] } }];
}

/**
 * A URL is a URI, not text, so it has no backslash escapes. Characters that would break the line are percent-encoded.
 */
function urlProperty(url: string): Property[] {
  const value = url
    .trim()
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is encoded
    .replace(/[\u0000-\u0020\u007f\\]/g, encodeURIComponent);
  return value === '' ? [] : [{ name: 'URL', value, params: {} }];
}
