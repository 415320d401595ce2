import { expect, test } from 'vitest';
import { DEFAULT_VIEW } from '../contacts-view.ts';
import { readSavedSearches, toSavedSearch, viewOf } from './saved-search.ts';

test('a search is called by what it looks for, and leads back to its view', () => {
  const view = { ...DEFAULT_VIEW, search: 'bakery', event: 'Hannover Fair', duplicatesOnly: true };
  const saved = toSavedSearch(view);
  expect(saved?.name).toBe('bakery · Hannover Fair · Duplicates');
  expect(saved && viewOf(saved)).toEqual(view);
});

test('an order alone is nothing to search for, and a novel is too much', () => {
  expect(toSavedSearch({ ...DEFAULT_VIEW, sort: 'org' })).toBeNull();
  expect(toSavedSearch({ ...DEFAULT_VIEW, search: 'x'.repeat(500) })).toBeNull();
});

test('what is not a list of searches is none', () => {
  expect(readSavedSearches([{ name: 'a', query: 'q=a' }])).toEqual([{ name: 'a', query: 'q=a' }]);
  expect(readSavedSearches({})).toEqual([]);
  expect(readSavedSearches(undefined)).toEqual([]);
});
