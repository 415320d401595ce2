import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeEmail, normalizePhone, normalizeText } from '../normalize-values.ts';
import { record, recordLists } from '../testing/arbitrary-record.ts';
import { findDuplicateIds, groupDuplicates } from './group-duplicates.ts';

test('the same phone and org, or the same email and org, make a duplicate', () => {
  const a = record({ phone: '+49 30 1', org: 'Acme' });
  const b = record({ phone: '0049 301', org: 'ACME' });
  const c = record({ email: 'x@a.example', org: 'Acme' });
  const d = record({ email: 'X@a.example', org: 'Acme' });
  const other = record({ phone: '+49 30 1', email: 'x@a.example', org: 'Another' });
  expect(groupDuplicates([a, other, c, b, d])).toEqual([
    [a, b],
    [c, d],
  ]);
});

test('contacts without phone and email have no duplicates', () => {
  expect(groupDuplicates([record({ org: 'Acme' }), record({ org: 'Acme' })])).toEqual([]);
});

test('two contacts with the same email and no org at all are duplicates', () => {
  const email = 'jane@home.example';
  expect(groupDuplicates([record({ email }), record({ email, org: ' ' })])).toHaveLength(1);
});

test('a chain of duplicates is one group', () => {
  const chain = [
    record({ phone: '1', org: 'Acme' }),
    record({ phone: '1', email: 'a@a.example', org: 'Acme' }),
    record({ email: 'a@a.example', org: 'Acme' }),
  ];
  expect(groupDuplicates(chain)).toEqual([chain]);
});

test('the result is the same as comparing every pair', () => {
  fc.assert(
    fc.property(recordLists, (records) => {
      const same = (a: string, b: string) => a !== '' && a === b;
      const expected = records.filter((a) =>
        records.some(
          (b) =>
            a !== b &&
            normalizeText(a.org) === normalizeText(b.org) &&
            (same(normalizePhone(a.phone), normalizePhone(b.phone)) ||
              same(normalizeEmail(a.email), normalizeEmail(b.email))),
        ),
      );
      expect(findDuplicateIds(records)).toEqual(new Set(expected.map(({ id }) => id)));
    }),
  );
});

test('the order of the list does not affect who is a duplicate', () => {
  fc.assert(
    fc.property(recordLists, (records) => {
      expect(findDuplicateIds(records.toReversed())).toEqual(findDuplicateIds(records));
    }),
  );
});

test('no contact is in two groups', () => {
  fc.assert(
    fc.property(recordLists, (records) => {
      const ids = groupDuplicates(records).flatMap((group) => group.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

test('a list of equal contacts takes no longer than a list of different ones', () => {
  const equal = Array.from({ length: 20_000 }, () => record({ email: 'a@a.example' }));
  expect(groupDuplicates(equal)[0]).toHaveLength(20_000);
});
