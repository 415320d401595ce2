import type { Phone, PhoneKind } from '../../contact.ts';
import type { Cells } from './person.ts';

/** Google's label for a number of these kinds. */
export function googleLabel(kinds: readonly PhoneKind[]): string {
  if (kinds.includes('fax')) {
    if (kinds.includes('home')) return 'Home Fax';
    return kinds.includes('work') ? 'Work Fax' : 'Fax';
  }
  if (kinds.includes('pager')) return 'Pager';
  if (kinds.includes('cell')) return 'Mobile';
  if (kinds.includes('home')) return 'Home';
  return kinds.includes('work') ? 'Work' : 'Other';
}

/** Puts each number into the first free column of its kind. A number without one is left over. */
export function placePhones(
  phones: readonly Phone[],
  columns: Record<string, readonly PhoneKind[]>,
): { cells: Cells; left: Phone[] } {
  const cells: Cells = Object.fromEntries(Object.keys(columns).map((header) => [header, '']));
  const left: Phone[] = [];
  for (const phone of phones) {
    const free = Object.keys(columns).filter((header) => cells[header] === '');
    const header =
      free.find((one) => isSame(columns[one] ?? [], phone.kinds)) ??
      free.find((one) => fits(columns[one] ?? [], phone.kinds));
    if (header === undefined) left.push(phone);
    else cells[header] = phone.number;
  }
  return { cells, left };
}

const isSame = (a: readonly PhoneKind[], b: readonly PhoneKind[]) =>
  a.length === b.length && a.every((kind) => b.includes(kind));

/** Keeps faxes out of columns for calls. A number of unknown kind may go into a column for work. */
function fits(column: readonly PhoneKind[], kinds: readonly PhoneKind[]): boolean {
  if (kinds.length === 0) return isSame(column, ['work']);
  return (
    column.length > 0 &&
    column.every((kind) => kinds.includes(kind)) &&
    column.includes('fax') === kinds.includes('fax')
  );
}
