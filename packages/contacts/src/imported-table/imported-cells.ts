import type { PostalAddress } from '../contact.ts';
import type { ImportedProperty } from '../imported-property.ts';
import { isDay } from '../meeting.ts';
import { escapeText } from '../vcard/encoding.ts';
import type { Cell } from './cells.ts';
import type { ReadAddress } from './read-address.ts';

/** Columns for which a contact has no field, and their vCard properties. */
const PROPERTIES = {
  nickname: 'NICKNAME',
  birthday: 'BDAY',
  anniversary: 'ANNIVERSARY',
} as const;

/**
 * What a row says that a contact has no field for, as vCard properties. If it is unclear which number is the day and
 * which the month (`03/02/1980`), the value is given to `keep` as written.
 */
export function readImportedCells(
  cells: readonly Cell[],
  keep: (cell: Cell) => void,
): ImportedProperty[] {
  const properties: ImportedProperty[] = [];
  for (const cell of cells) {
    if (!isPropertyField(cell.field)) continue;
    const value = cell.field === 'nickname' ? escapeText(cell.value) : readDay(cell.value);
    if (value === undefined) keep(cell);
    else properties.push({ name: PROPERTIES[cell.field], value });
  }
  return properties;
}

/** Properties for all addresses except a first one at work, which our vCards write anyway. */
export function addressProperties(addresses: readonly ReadAddress[]): ImportedProperty[] {
  return addresses.flatMap(({ owner, kind, address }, index): ImportedProperty[] => {
    if (index === 0 && owner === 'work') return [];
    const types = owner === 'other' ? [] : [owner.toUpperCase()];
    return [
      {
        name: 'ADR',
        value: writeAddress(address),
        ...(types.length > 0 && { params: { TYPE: types } }),
        ...(kind !== undefined && { label: kind }),
        ...(index === 0 && { isField: true as const }),
      },
    ];
  });
}

function writeAddress({ street, city, region, postcode, country }: PostalAddress): string {
  return ['', '', street, city, region, postcode, country].map(escapeText).join(';');
}

function isPropertyField(field: string): field is keyof typeof PROPERTIES {
  return Object.hasOwn(PROPERTIES, field);
}

/** Reads `1980-02-03`, `3.2.1980` and `2/13/1980`. */
function readDay(text: string): string | undefined {
  if (isDay(text)) return text;
  const [, first = '', sign, second = '', year] =
    /^(\d\d?)([./-])(\d\d?)\2(\d{4})$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const isDayFirst = sign === '.' || Number(first) > 12;
  if (!isDayFirst && Number(second) <= 12 && first !== second) return undefined;
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : undefined;
}
