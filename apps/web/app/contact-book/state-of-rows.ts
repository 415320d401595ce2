import { replaceEqualDeep } from '@tanstack/react-query';

/**
 * The state of the contacts (`contacts_state` of the database) that loaded rows show, or an earlier one. Rows that
 * the page has changed itself have no known state.
 */
const states = new WeakMap<object, string>();

export const stateOfRows = (rows: object | undefined): string | undefined =>
  rows && states.get(rows);

/** Remembers the state that was read before the rows. Without one, the rows have no known state. */
export function rememberState<Rows extends object>(rows: Rows, state: string | undefined): Rows {
  if (state !== undefined) states.set(rows, state);
  return rows;
}

/** For a query's option `structuralSharing`: unchanged rows are kept and get the new state. */
export function shareRows(old: unknown, loaded: unknown): unknown {
  const shared: unknown = replaceEqualDeep(old, loaded);
  return isObject(shared) && isObject(loaded) ? rememberState(shared, states.get(loaded)) : shared;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
