import type { Contact } from '../contact.ts';
import type { ImportedProperty } from '../imported-property.ts';
import { fieldKey, type Property, readPhoneKinds, readPreference } from './read-values.ts';

/** Properties whose value a person may have rewritten in another form without changing it. */
const OWN_VALUE = new Set(['EMAIL', 'TEL', 'FN', 'TITLE', 'NOTE']);

interface RestoredLines {
  fields: Property[];
  others: Property[];
}

/**
 * The lines of a contact's fields as in the imported file, with their types and labels, if the value has not changed;
 * and the lines that became no field.
 */
export function restoreImported(fields: readonly Property[], contact: Contact): RestoredLines {
  const all = (contact.imported ?? []).map(toProperty);
  const isField = (_: Property, index: number) => contact.imported?.[index]?.isField === true;
  // The last line of a value comes first, because they are taken from the end.
  const known = Map.groupBy(all.filter(isField).reverse(), fieldKey);
  const restored = fields.map((field) => {
    const key = fieldKey(field);
    const line = key === undefined ? undefined : known.get(key)?.pop();
    return line === undefined ? field : restore(field, line);
  });
  return {
    fields: withoutStalePreference(restored),
    others: all.filter((property, index) => !isField(property, index)),
  };
}

function restore(field: Property, line: Property): Property {
  if (!OWN_VALUE.has(field.name)) return line;
  const kinds = (property: Property) => readPhoneKinds(property).toSorted().join();
  const isChanged = field.name === 'TEL' && kinds(field) !== kinds(line);
  if (isChanged) return field;
  // A URI contains the same number and more.
  return /^(?:tel|mailto):/i.test(line.value) ? line : { ...line, value: field.value };
}

/** If another address is first now, the owner prefers that one, whatever the file said. */
function withoutStalePreference(properties: Property[]): Property[] {
  const stale = new Set(
    [...Map.groupBy(properties, ({ name }) => name)]
      .filter(([, same]) => {
        const ranks = same.map(readPreference);
        return ranks.some((rank, index) => index > 0 && rank < (ranks[index - 1] ?? 0));
      })
      .map(([name]) => name),
  );
  return properties.map((property) => {
    if (!stale.has(property.name)) return property;
    const { PREF: _, TYPE = [], ...params } = property.params;
    const types = TYPE.filter((type) => type.toLowerCase() !== 'pref');
    return { ...property, params: types.length > 0 ? { ...params, TYPE: types } : params };
  });
}

function toProperty({ name, value, params = {}, group, label }: ImportedProperty): Property {
  return { name, value, params, group, label };
}
