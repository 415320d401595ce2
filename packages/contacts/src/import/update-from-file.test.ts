import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Contact } from '../contact.ts';
import { readDetails, writeDetails } from '../details-column.ts';
import { normalizeText } from '../normalize-values.ts';
import { contacts } from '../testing/arbitrary-contact.ts';
import { parseVcards } from '../vcard/parse-vcard.ts';
import { sameContact, updateFromFile } from './update-from-file.ts';

const contact = (more: Partial<Contact> = {}): Contact => ({
  fullName: 'Ada Lee',
  emails: ['ada@acme.example'],
  phones: [{ number: '+49 30 1', kinds: [] }],
  urls: [],
  hashtags: [],
  ...more,
});

const address = { street: 'Main St 1', city: 'Berlin', region: '', postcode: '10115', country: '' };

test('new values are added, and a replaced single value is kept', () => {
  const known = contact({ title: 'CTO', note: 'met in Rome', address });
  const newer = contact({
    fullName: 'Ada N. Lee',
    emails: ['ada@home.example'],
    phones: [{ number: '0049 301', kinds: ['work'] }],
    title: 'CEO',
    note: 'plays chess',
    address: { ...address, street: 'Side St 2' },
  });
  expect(updateFromFile(known, newer, false)).toMatchObject({
    fullName: 'Ada N. Lee',
    emails: ['ada@home.example', 'ada@acme.example'],
    phones: [{ number: '+49 30 1', kinds: ['work'] }],
    title: 'CEO',
    note: 'met in Rome\nplays chess',
    address: { street: 'Side St 2' },
    imported: [
      { name: 'TITLE', value: 'CTO' },
      { name: 'ADR', value: ';;Main St 1;Berlin;;10115;' },
    ],
  });
});

test('a newer version of the same card replaces its values', () => {
  const [known, newer] = parseVcards(
    ['CTO', 'CEO']
      .map((title, year) =>
        [
          'BEGIN:VCARD',
          'UID:a',
          'FN:Ada Lee',
          `TITLE:${title}`,
          `BDAY:197${year}-01-01`,
          'END:VCARD',
        ].join('\n'),
      )
      .join('\n'),
  );
  if (!known || !newer) throw new Error('Two cards were written');
  const { title, imported } = updateFromFile(known, newer, true);
  expect(title).toBe('CEO');
  expect(imported).toEqual([
    { name: 'UID', value: 'a' },
    { name: 'BDAY', value: '1971-01-01' },
  ]);
});

test('a file that has only an address keeps the name', () => {
  const newer = contact({ fullName: 'ada@acme.example', phones: [] });
  for (const isSameCard of [true, false])
    expect(updateFromFile(contact(), newer, isSameCard).fullName).toBe('Ada Lee');
});

test('a list without new items keeps its owner’s order', () => {
  const known = contact({ emails: ['a@x.example', 'b@x.example'] });
  const newer = contact({ emails: ['b@x.example'] });
  expect(updateFromFile(known, newer, false).emails).toEqual(known.emails);
});

test('a new number is added, even if the known ones contain one twice', () => {
  const known = contact({ phones: ['0,', '⓪'].map((number) => ({ number, kinds: [] })) });
  const newer = contact({ phones: [{ number: '!', kinds: ['work'] }] });
  const numbers = updateFromFile(known, newer, false).phones.map(({ number }) => number);
  expect(numbers).toContain('!');
});

test('numbers that differ in their letters are two', () => {
  const withNumber = (number: string) => contact({ phones: [{ number, kinds: [] }] });
  const both = updateFromFile(withNumber('0800-FLOWERS'), withNumber('0800-CARPETS'), false);
  expect(both.phones.map(({ number }) => number).toSorted()).toEqual([
    '0800-CARPETS',
    '0800-FLOWERS',
  ]);
});

const stored = (one: Contact): Contact => ({
  ...readDetails(writeDetails(one)),
  ...(one.met && { met: one.met }),
});

test('the same file again changes nothing', () => {
  fc.assert(
    fc.property(contacts, contacts, fc.boolean(), (known, newer, isSameCard) => {
      const once = updateFromFile(stored(known), stored(newer), isSameCard);
      expect(sameContact(updateFromFile(once, stored(newer), isSameCard), once)).toBe(true);
    }),
  );
});

test('two different cards of one person change nothing the second time either', () => {
  fc.assert(
    fc.property(contacts, contacts, (first, second) => {
      const both = (known: Contact) =>
        updateFromFile(updateFromFile(known, stored(first), false), stored(second), false);
      const once = both(stored(first));
      expect(sameContact(both(once), once)).toBe(true);
    }),
  );
});

test('a longer name of the same organization does not change it back and forth', () => {
  const card = (org: string) =>
    stored({ fullName: 'Ada', org, emails: [], phones: [], urls: [], hashtags: [] });
  const both = (known: Contact) =>
    updateFromFile(updateFromFile(known, card('Acme'), false), card('Acme GmbH'), false);
  const once = both(card('Acme'));
  expect(once.org).toBe('Acme GmbH');
  expect(both(once)).toEqual(once);
});

test('every word of both is kept', () => {
  // A number is of the kinds that its newer card says.
  const wordsOf = ({ met: _, hashtags: __, name: ___, phones, otherScript, ...rest }: Contact) => {
    const { name: ____, ...other } = otherScript ?? {};
    const numbers = phones.map(({ number }) => number);
    const texts = [...numbers, ...Object.values(rest), ...Object.values(other)];
    return normalizeText(JSON.stringify(texts).replace(/\\+n?/g, ' '))
      .split(' ')
      .filter((word) => word !== '');
  };
  fc.assert(
    fc.property(contacts, contacts, (known, newer) => {
      const words = new Set(wordsOf(updateFromFile(stored(known), stored(newer), false)));
      const lost = [...wordsOf(stored(known)), ...wordsOf(stored(newer))].filter(
        (word) => !words.has(word),
      );
      expect(lost).toEqual([]);
    }),
  );
});
