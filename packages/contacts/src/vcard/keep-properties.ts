import type { Contact } from '../contact.ts';
import type { ImportedProperty } from '../imported-property.ts';
import { fieldProperties, isCompany } from './field-properties.ts';
import { fieldKey, type Property } from './read-values.ts';

/**
 * Properties that we write ourselves or that do not describe the person: the program, the time, and what became a
 * field or tags.
 */
const WRITTEN_ANEW = new Set([
  ...['VERSION', 'PRODID', 'REV', 'CATEGORIES', 'X-CARDSIFT-MET', 'BEGIN', 'END'],
]);

/**
 * The properties of a card to keep beside the contact: those without a field, and those lines in `used`, which became
 * fields, that say more than we would write.
 */
export function keepProperties(
  properties: readonly Property[],
  used: ReadonlySet<Property | undefined>,
  contact: Contact,
): ImportedProperty[] {
  const plain = new Map(
    fieldProperties(contact).map((property) => [fieldKey(property), describe(property)]),
  );
  return properties.flatMap((property): ImportedProperty[] => {
    const { name, value, params, label, group } = property;
    if (value.trim() === '' || WRITTEN_ANEW.has(name)) return [];
    if (name === 'X-ABSHOWAS' && isCompany(contact)) return [];
    const kept = {
      ...{ name, value },
      ...(Object.keys(params).length > 0 && { params }),
      ...(group !== undefined && { group }),
      ...(label !== undefined && { label }),
    };
    if (!used.has(property)) return [kept];
    const isPlain = plain.get(fieldKey(property)) === describe(property);
    return name === 'PHOTO' || isPlain ? [] : [{ ...kept, isField: true }];
  });
}

const STRUCTURED = new Set(['N', 'ORG', 'ADR']);

function withoutEnd(value: string): string {
  let end = value.length;
  while (value[end - 1] === ';') end -= 1;
  return value.slice(0, end);
}

/** A key that is equal for two lines that say the same. Types are compared without case. */
function describe({ name, value, params, label, group }: Property): string {
  const sorted = Object.entries(params)
    .map(([param, values]) => `${param}=${values.join(',').toUpperCase()}`)
    .toSorted();
  // Empty parts at the end may be left out.
  const full = STRUCTURED.has(name) ? withoutEnd(value) : value;
  return JSON.stringify([name, full, sorted, label ?? '', group ?? '']);
}
