import fc from 'fast-check';
import { expect, test } from 'vitest';
import { record, recordLists } from '../testing/arbitrary-record.ts';
import { searchContacts } from './search-contacts.ts';

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
    expect(searchContacts([jane, li], { search })).toEqual([jane]);
  },
);

const ana = record({
  full_name: 'Ana Sorín',
  org: 'Holz-Werk Łódź',
  phone: '+49 171 23 45',
  tags: ['lead'],
  hashtags: 'finance',
  details: {
    emails: ['second@ana.example'],
    phones: [{ number: '030 555 12', kinds: [] }],
    address: { street: 'Hauptstraße 1' },
    reading: { texts: ['Nothing of this is the contact’s'] },
  },
});

test.each([
  ['words in any order and any field', 'HOLZ ana'],
  ['letters without their accents', 'lodz sorin'],
  ['a hashtag as its chip shows it', '#fin'],
  ['a number however it is typed', '0171/2345'],
  ['another number', '+49 30 55512'],
  ['another address', 'second@'],
  ['a street', 'hauptstrasse'],
  ['one wrong letter in a name', 'sroin'],
])('a search finds %s', (_, search) => {
  expect(searchContacts([li, ana], { search })).toEqual([ana]);
});

test.each([
  ['one of two words', 'ana wei'],
  ['a hashtag in other texts', '#second'],
  ['nothing across two fields', 'sorinholz'],
  ['two wrong letters', 'sronn'],
  ['what the card’s reading left', 'nothing of this'],
])('a search does not accept %s', (_, search) => {
  expect(searchContacts([li, ana], { search })).toEqual([]);
});

test('the best match comes first, and equals keep their order', () => {
  const inNotes = record({ full_name: 'Bo', notes: 'knows Jane' });
  const mistyped = record({ full_name: 'Jans Holm' });
  const lastName = record({ full_name: 'Mary Jane' });
  const first = record({ full_name: 'Jane Roe' });
  expect(searchContacts([inNotes, mistyped, lastName, jane, first], { search: 'jane' })).toEqual([
    jane,
    first,
    lastName,
    inNotes,
    mistyped,
  ]);
});

test('spaces around the search do not count', () => {
  expect(searchContacts([jane, li], { search: '  ' })).toEqual([jane, li]);
  expect(searchContacts([jane, li], { search: ' li ' })).toEqual([li]);
});

test('the industry filter keeps its industry', () => {
  expect(searchContacts([jane, li], { industry: 'Finance' })).toEqual([li]);
});

test('the tag filter matches a part of a tag or hashtag', () => {
  expect(searchContacts([jane, li], { tag: 'HANN' })).toEqual([jane]);
  expect(searchContacts([jane, li], { tag: 'robo' })).toEqual([jane]);
  expect(searchContacts([jane, li], { tag: 'x' })).toEqual([]);
});

test('events can be searched and filtered', () => {
  const met = record({ full_name: 'Bo', met_event: 'Hannover Fair', met_place: 'Hall 5' });
  expect(searchContacts([jane, met], { search: 'hall 5' })).toEqual([met]);
  expect(searchContacts([jane, li, met], { event: 'hannover f' })).toEqual([met]);
});

test('several filters keep what each of them keeps', () => {
  const filters = fc.record({
    search: fc.constantFrom('', 'a', 'jane', 'bank'),
    industry: fc.constantFrom('', 'Technology', 'Other'),
    tag: fc.constantFrom('', 'lead', 'i'),
  });
  fc.assert(
    fc.property(recordLists, filters, (records, { search, industry, tag }) => {
      const each = [{ search }, { industry }, { tag }].map(
        (one) => new Set(searchContacts(records, one)),
      );
      expect(new Set(searchContacts(records, { search, industry, tag }))).toEqual(
        new Set(records.filter((one) => each.every((kept) => kept.has(one)))),
      );
    }),
  );
});

test('a word is searched again if its meaning changes', () => {
  const list = [jane, li, ana];
  expect(searchContacts(list, { search: 'ana 3055' })).toEqual([]);
  expect(searchContacts(list, { search: '3055' })).toEqual([ana]);
  expect(searchContacts(list, { search: '#finance' })).toEqual([ana]);
  expect(searchContacts(list, { search: 'lodz' })).toEqual([ana]);
  expect(searchContacts(list, { search: '#lodz' })).toEqual([]);
});

test('typing letter by letter finds the same as the whole text', () => {
  const typed = fc.oneof(
    // Names with a wrong letter are found even if their beginning is not.
    fc.constantFrom('jabe doe', 'bakerz', 'acne', 'li@bank.ex', '0301', '#lead', 'omer celik'),
    fc.string({ unit: fc.constantFrom(...'jane bk03#'), maxLength: 8 }),
  );
  fc.assert(
    fc.property(recordLists, typed, (records, text) => {
      for (let length = 1; length < text.length; length += 1) {
        searchContacts(records, { search: text.slice(0, length) });
      }
      const search = text;
      // Nothing is remembered of another list.
      expect(searchContacts(records, { search })).toEqual(searchContacts([...records], { search }));
    }),
  );
});

test('all of many typed words count', () => {
  const words = Array.from({ length: 100 }, (_, index) => `word${index}`);
  const notes = record({ full_name: 'Bo', notes: words.join(' ') });
  expect(searchContacts([notes], { search: words.join(' ') })).toEqual([notes]);
  expect(searchContacts([notes], { search: `${words.join(' ')} other` })).toEqual([]);
});

test('an imported value is found by its text, and not by its encoding', () => {
  const records = [
    record({
      full_name: 'Jane Doe',
      details: {
        photo: 'data:image/jpeg;base64,abcd',
        imported: [
          { name: 'NICKNAME', value: 'Mimi\\, the Great' },
          {
            name: 'TEL',
            value: '1',
            label: 'Boat house',
            params: { TYPE: ['CELL'] },
            isField: true,
          },
          { name: 'UID', value: 'pas-77' },
          { name: 'AGENT', value: 'BEGIN:VCARD\\nFN:Tim Thomas\\nEND:VCARD' },
          7,
          { name: 'NOTE' },
        ],
      },
    }),
  ];
  const isFound = (search: string) => searchContacts(records, { search }).length === 1;
  for (const text of ['mimi, the', 'boat house', 'tim thomas']) expect(isFound(text)).toBe(true);
  for (const text of ['nickname', 'cell', 'pas-77', 'abcd', 'vcard'])
    expect(isFound(text)).toBe(false);
});

test.each(['山田', 'Yamada', 'yamdaa taro', 'aozora'])(
  '%s finds a name in either script',
  (search) => {
    const both = { fullName: '山田 太郎', otherScript: { fullName: 'Tarō Yamada', org: 'Aozora' } };
    const yamada = record({ full_name: '山田 太郎', details: both });
    expect(searchContacts([jane, yamada, li], { search })).toEqual([yamada]);
  },
);
