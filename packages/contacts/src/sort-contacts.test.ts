import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SORT_DIRECTIONS, SORT_FIELDS, sortContacts } from './sort-contacts.ts';
import { record, recordLists } from './testing/arbitrary-record.ts';

const field = fc.constantFrom(...SORT_FIELDS);
const direction = fc.constantFrom(...SORT_DIRECTIONS);

test('names are sorted as people would, not by character code', () => {
  const names = ['zoe', 'Émile', 'Adam', 'eva', 'Zara'].map((full_name) => record({ full_name }));
  expect(sortContacts(names, 'full_name', 'asc').map((one) => one.full_name)).toEqual([
    'Adam',
    'Émile',
    'eva',
    'Zara',
    'zoe',
  ]);
});

test('newest first sorts by time, in any time zone', () => {
  const early = record({ created_at: '2026-01-01T12:00:00+02:00' });
  const late = record({ created_at: '2026-01-01T11:00:00Z' });
  expect(sortContacts([early, late], 'created_at', 'desc')).toEqual([late, early]);
});

test('contacts without the value come last in both directions', () => {
  const none = record({ org: ' ' });
  const some = record({ org: 'Acme' });
  for (const order of SORT_DIRECTIONS)
    expect(sortContacts([none, some], 'org', order)).toEqual([some, none]);
});

test('sorting loses nobody, is stable when repeated, and does not change the list', () => {
  fc.assert(
    fc.property(recordLists, field, direction, (records, by, order) => {
      const before = [...records];
      const sorted = sortContacts(records, by, order);
      expect(records).toEqual(before);
      expect(new Set(sorted)).toEqual(new Set(records));
      expect(sorted).toHaveLength(records.length);
      expect(sortContacts(sorted, by, order)).toEqual(sorted);
    }),
  );
});
