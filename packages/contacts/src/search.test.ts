import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterContacts } from './search.ts';
import { record, recordLists } from './testing/arbitrary-record.ts';

const jane = record({
  full_name: 'Jane Doe',
  email: 'jane@acme.example',
  phone: '+49 30 777',
  org: 'Acme Tech',
  title: 'CTO',
  notes: 'met at the fair',
  hashtags: 'robots, ai',
  tags: ['Hannover 2026'],
});
const li = record({ full_name: 'Li Wei', org: 'City Bank' });

test.each(['JANE', 'acme.ex', 'me te', 'cto', 'the fair', 'BOTS', 'hannover'])(
  'searching %s finds a part of a field in any case',
  (search) => {
    expect(filterContacts([jane, li], { search })).toEqual([jane]);
  },
);

test('phone numbers are not searched, and nothing is found across two fields', () => {
  expect(filterContacts([jane], { search: '777' })).toEqual([]);
  expect(filterContacts([jane], { search: 'doejane' })).toEqual([]);
  expect(filterContacts([jane], { search: 'Doe jane' })).toEqual([]);
});

test('spaces around the search do not count', () => {
  expect(filterContacts([jane, li], { search: '  ' })).toEqual([jane, li]);
  expect(filterContacts([jane, li], { search: ' li ' })).toEqual([li]);
});

test('the industry filter keeps its bucket', () => {
  expect(filterContacts([jane, li], { industry: 'Finance' })).toEqual([li]);
});

test('the tag filter takes a part of a tag or hashtag', () => {
  expect(filterContacts([jane, li], { tag: 'HANN' })).toEqual([jane]);
  expect(filterContacts([jane, li], { tag: 'robo' })).toEqual([jane]);
  expect(filterContacts([jane, li], { tag: 'x' })).toEqual([]);
});

test('filters together keep what each of them keeps, in the order of the list', () => {
  const filters = fc.record({
    search: fc.constantFrom('', 'a', 'jane', 'bank'),
    industry: fc.constantFrom('', 'Technology', 'Other'),
    tag: fc.constantFrom('', 'lead', 'i'),
  });
  fc.assert(
    fc.property(recordLists, filters, (records, { search, industry, tag }) => {
      const each = [{ search }, { industry }, { tag }].map(
        (one) => new Set(filterContacts(records, one)),
      );
      expect(filterContacts(records, { search, industry, tag })).toEqual(
        records.filter((one) => each.every((kept) => kept.has(one))),
      );
    }),
  );
});
