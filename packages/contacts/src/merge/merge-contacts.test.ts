import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Contact } from '../contact.ts';
import { readDetails } from '../details-column.ts';
import { record, recordLists } from '../testing/arbitrary-record.ts';
import { mergeContacts } from './merge-contacts.ts';
import { mergeRecords, suggestChoices } from './merge-records.ts';

const pairs = fc
  .tuple(recordLists, recordLists)
  .filter(([a, b]) => a.length > 0 && b.length > 0)
  .map(([a, b]) => [a[0] ?? record(), b[0] ?? record()] as const);

test('the first contact’s value wins, the second fills the gaps, and notes are joined', () => {
  const first = record({ full_name: 'Jane Doe', org: 'Acme', notes: 'one', tags: ['lead'] });
  const second = record({
    full_name: 'J. Doe',
    title: 'CTO',
    notes: 'two',
    tags: ['VIP', 'lead'],
    hashtags: 'ai',
  });
  expect(mergeRecords(first, second, suggestChoices(first, second))).toMatchObject({
    full_name: 'Jane Doe',
    org: 'Acme',
    title: 'CTO',
    notes: 'one\ntwo',
    tags: ['lead', 'VIP'],
    hashtags: 'ai',
  });
});

test('a chosen value becomes the main one, and the other stays with its kind', () => {
  const first = record({
    email: 'a@x.example',
    phone: '+49 30 1',
    details: { phones: [{ number: '+49 30 1', kinds: ['work'] }] },
  });
  const second = record({ email: 'b@x.example', phone: '+49 170 2' });
  const merged = mergeRecords(first, second, {
    ...suggestChoices(first, second),
    email: 'second',
    phone: 'second',
  });
  expect(merged.email).toBe('b@x.example');
  expect(readDetails(merged.details).emails).toEqual(['b@x.example', 'a@x.example']);
  expect(readDetails(merged.details).phones).toEqual([
    { number: '+49 170 2', kinds: [] },
    { number: '+49 30 1', kinds: ['work'] },
  ]);
});

test('the LinkedIn profile brings its own description and evidence', () => {
  const first = record({
    linkedin_url: 'https://www.linkedin.com/in/a',
    description: 'A',
    confidence: 'low',
  });
  const second = record({
    linkedin_url: 'https://www.linkedin.com/in/b',
    description: 'B',
    confidence: 'high',
  });
  const merged = mergeRecords(first, second, {
    ...suggestChoices(first, second),
    linkedin_url: 'second',
  });
  expect(merged).toMatchObject({
    linkedin_url: 'https://www.linkedin.com/in/b',
    description: 'B',
    confidence: 'high',
  });
});

test('no e-mail, phone, tag or hashtag of either contact is lost', () => {
  fc.assert(
    fc.property(pairs, ([first, second]) => {
      const merged = mergeRecords(first, second, suggestChoices(first, second));
      const emails = readDetails(merged.details).emails.map((email) => email.toLowerCase());
      for (const one of [first, second]) {
        if (one.email?.trim()) expect(emails).toContain(one.email.toLowerCase());
        expect(merged.tags).toEqual(expect.arrayContaining(one.tags));
      }
    }),
  );
});

test('merging a contact with itself changes none of its main values', () => {
  fc.assert(
    fc.property(pairs, ([one]) => {
      const { email, title, org, notes, tags } = mergeRecords(one, one, suggestChoices(one, one));
      expect({ email: email ?? '', title, org, notes, tags }).toEqual({
        email: one.email ?? '',
        title: one.title,
        org: one.org,
        notes: one.notes,
        tags: one.tags,
      });
    }),
  );
});

const contact = (more: Partial<Contact>): Contact => ({
  fullName: 'Ada Okafor',
  emails: [],
  phones: [],
  urls: [],
  hashtags: [],
  ...more,
});

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const anyContact: fc.Arbitrary<Contact> = fc.record({
  fullName: fc.string(),
  emails: fc.uniqueArray(fc.emailAddress(), { selector: (email) => email.toLowerCase() }),
  phones: fc.uniqueArray(
    fc.record({
      number: fc.stringMatching(/^\+\d{6,12}$/),
      kinds: fc.subarray(['work', 'cell', 'fax'] as const),
    }),
    { selector: ({ number }) => number },
  ),
  org: optional(fc.string()),
  title: optional(fc.string()),
  urls: fc.constant([]),
  hashtags: fc.array(fc.string()),
}) as fc.Arbitrary<Contact>;

describe('mergeContacts', () => {
  test('takes the newer values and keeps those that the newer card lacks', () => {
    const known = contact({ title: 'Engineer', note: 'Met in Hannover', department: 'R&D' });
    const newer = contact({ fullName: 'Ada N. Okafor', title: 'Head of Engineering' });
    expect(mergeContacts(known, newer)).toMatchObject({
      fullName: 'Ada N. Okafor',
      title: 'Head of Engineering',
      note: 'Met in Hannover',
      department: 'R&D',
    });
  });

  test('keeps every address and number once, the newer card’s first', () => {
    const known = contact({
      emails: ['old@a.example', 'ADA@a.example'],
      phones: [{ number: '+49 30 123456', kinds: ['work'] }],
    });
    const newer = contact({
      emails: ['ada@a.example'],
      phones: [
        { number: '+49 170 99', kinds: ['cell'] },
        { number: '+4930123456', kinds: [] },
      ],
    });
    const merged = mergeContacts(known, newer);
    expect(merged.emails).toEqual(['ada@a.example', 'old@a.example']);
    expect(merged.phones).toEqual([
      { number: '+49 170 99', kinds: ['cell'] },
      { number: '+4930123456', kinds: ['work'] },
    ]);
  });

  test('changes nothing if the same card is scanned again', () => {
    fc.assert(
      fc.property(anyContact, (card) => {
        expect(mergeContacts(card, card)).toEqual(card);
      }),
    );
  });

  test('loses no e-mail address and no number', () => {
    fc.assert(
      fc.property(anyContact, anyContact, (known, newer) => {
        const merged = mergeContacts(known, newer);
        const emails = merged.emails.map((email) => email.toLowerCase());
        const numbers = merged.phones.map(({ number }) => number);
        for (const card of [known, newer]) {
          for (const email of card.emails) expect(emails).toContain(email.toLowerCase());
          for (const { number } of card.phones) expect(numbers).toContain(number);
        }
      }),
    );
  });
});

test('keeps what two imported files said, without repetitions', () => {
  const of = (uid: string, ...imported: Contact['imported'] & object) => ({
    ...{ fullName: 'Jane', emails: [], phones: [], urls: [], hashtags: [] },
    imported: [{ name: 'UID', value: uid }, ...imported],
  });
  const role = { name: 'ROLE', value: 'Captain' };
  const newer = of('a', role, { name: 'ADR', value: ';;1', group: 'item1' });
  const known = { ...of('b', role, { name: 'ADR', value: ';;2', group: 'item1' }), photo: 'data:' };
  const merged = mergeContacts(known, newer);
  expect(merged.imported?.map(({ name, value }) => `${name} ${value}`)).toEqual([
    ...['UID a', 'ROLE Captain', 'ADR ;;1', 'ADR ;;2'],
  ]);
  expect(new Set(merged.imported?.map(({ group }) => group)).size).toBe(3);
  expect(merged.photo).toBe('data:');
});

test('keeps both names of a card whose sides are scanned one after the other', () => {
  const bare = { emails: ['t@aozora.example'], phones: [], urls: [], hashtags: [] };
  const native: Contact = { ...bare, fullName: '山田 太郎', title: '営業部長' };
  const parts = { family: 'Yamada', given: 'Taro', additional: '', prefix: '', suffix: '' };
  const latin: Contact = { ...bare, fullName: 'Taro Yamada', name: parts, title: 'Sales Manager' };
  expect(mergeContacts(native, latin)).toMatchObject({
    fullName: 'Taro Yamada',
    otherScript: { fullName: '山田 太郎', title: '営業部長' },
  });
  expect(mergeContacts(latin, native)).toMatchObject({
    fullName: '山田 太郎',
    otherScript: { fullName: 'Taro Yamada', name: parts, title: 'Sales Manager' },
  });
});
