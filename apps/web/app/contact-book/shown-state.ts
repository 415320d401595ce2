import { replaceEqualDeep } from '@tanstack/react-query';

/**
 * Which state of the contacts (`contacts_state` of the database) loaded rows show, or an earlier one than
 * they do. Nothing is known of rows that the page has changed itself: they are other ones.
 */
const states = new WeakMap<object, string>();

export const shownState = (rows: object | undefined): string | undefined =>
  rows && states.get(rows);

/** Remembers the state that was told before the rows were asked for; without one, nothing is known of them. */
export function showState<Rows extends object>(rows: Rows, state: string | undefined): Rows {
  if (state !== undefined) states.set(rows, state);
  return rows;
}

/** For the option `structuralSharing` of a query: rows that stay the same are kept, and their state is the new one. */
export function shareRows(old: unknown, loaded: unknown): unknown {
  const shared: unknown = replaceEqualDeep(old, loaded);
  return isObject(shared) && isObject(loaded) ? showState(shared, states.get(loaded)) : shared;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
