import { type ColumnField, isColumnField } from '@cardsift/contacts/imported-table/column-fields';
import { IMPORT_COLUMNS_KEY } from '#app/browser/local-storage.ts';

/** Headers remembered, the newest last. */
const MOST_HEADERS = 20;

/** What was chosen for a table with this header; undefined when nothing was. */
export function readChoice(key: string, columns: number): ColumnField[] | undefined {
  const fields = readAll().find(([header]) => header === key)?.[1];
  return fields?.length === columns ? fields : undefined;
}

/** Remembers what was chosen, in this browser. */
export function rememberChoice(key: string, fields: readonly ColumnField[]): void {
  const others = readAll().filter(([header]) => header !== key);
  try {
    const all = [...others, [key, fields]].slice(-MOST_HEADERS);
    localStorage.setItem(IMPORT_COLUMNS_KEY, JSON.stringify(all));
  } catch (error) {
    console.warn('The chosen columns could not be remembered', error);
  }
}

function readAll(): [header: string, fields: ColumnField[]][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(IMPORT_COLUMNS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isChoice) : [];
  } catch {
    return [];
  }
}

function isChoice(entry: unknown): entry is [string, ColumnField[]] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  return Array.isArray(entry[1]) && entry[1].every(isColumnField);
}
