import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ContactRecord } from '../contact-record.ts';
import { record, recordLists } from '../testing/arbitrary-record.ts';
import { groupDuplicates } from './group-duplicates.ts';
import { identityOfRecord } from './identity.ts';
import { areMaybeColleagues, createPersonIndex, findSamePerson } from './same-person.ts';

const ADA = {
  full_name: 'Dr. Ada N. Lee',
  email: 'ada@acme.example',
  phone: '+49 30 1',
  org: 'Acme',
};

const match = (known: Partial<ContactRecord>, asked: Partial<ContactRecord>) =>
  createPersonIndex([[identityOfRecord(record(known)), 'known']]).find(
    identityOfRecord(record(asked)),
  );

const uid = (value: string) => ({ details: { imported: [{ name: 'UID', value }] } });

test.each<[string, Partial<ContactRecord>]>([
  ['the same address and organization', { email: 'ADA@acme.example', org: 'acme' }],
  ['the same number and organization', { phone: '0049 (0)30-1', org: 'ACME' }],
  ['a number and a name, though the address is another', { ...ADA, email: 'lee@acme.example' }],
  ['an address and an initial', { ...ADA, full_name: 'Lee, A.' }],
  ['an address without a name', { ...ADA, full_name: 'ada@acme.example' }],
])('is recognized by %s', (_, asked) => {
  expect(match(ADA, asked)).toEqual({ of: 'known', isSameCard: false, hasOtherName: false });
});

test.each<[string, Partial<ContactRecord>]>([
  ['another organization', { ...ADA, org: 'Elsewhere' }],
  ['a switchboard and another address', { ...ADA, full_name: 'Bo Ray', email: 'bo@acme.example' }],
  ['a name alone', { full_name: ADA.full_name, org: ADA.org }],
])('is not recognized: %s', (_, asked) => {
  expect(match(ADA, asked)).toBeUndefined();
});

test('two people with different names may share an address or a number', () => {
  const asked = [
    { ...ADA, full_name: 'Bo Ray' },
    { full_name: 'Ada King', phone: ADA.phone, org: ADA.org },
  ];
  for (const one of asked) expect(match(ADA, one)).toMatchObject({ hasOtherName: true });
});

test('name and organization are enough if neither contact can be reached', () => {
  expect(
    match({ full_name: 'Ada Lee', org: 'Acme' }, { full_name: 'ada lee', org: 'ACME' }),
  ).toBeDefined();
  expect(match({ full_name: 'Unknown Contact' }, { full_name: 'Unknown Contact' })).toBeUndefined();
});

test('a card is recognized by its UID, whatever else changed', () => {
  const changed = { full_name: 'Ada King', email: 'king@new.example', org: 'New' };
  expect(match({ ...ADA, ...uid('urn:uuid:AB-1') }, { ...changed, ...uid('ab-1') })).toEqual({
    of: 'known',
    isSameCard: true,
    hasOtherName: false,
  });
  const exported = record(ADA);
  const back = identityOfRecord(record({ ...changed, ...uid(`urn:uuid:${exported.id}`) }));
  expect(findSamePerson([exported], back)).toBe(exported);
});

test('of several people with one number, the one with the name is meant', () => {
  const people = ['Bo Ray', 'Ada Lee', 'Cy Fox'].map((full_name) =>
    record({ full_name, phone: '+49 30 1', org: 'Acme' }),
  );
  const ada = identityOfRecord(record({ full_name: 'Ada N. Lee', phone: '+49 30 1', org: 'Acme' }));
  expect(findSamePerson(people, ada)).toBe(people[1]);
});

test('people who match by number or address are shown as duplicates', () => {
  fc.assert(
    fc.property(recordLists, ([asked, ...others]) => {
      if (!asked || !(asked.email || asked.phone?.trim())) return;
      const same = findSamePerson(others, identityOfRecord(asked));
      if (same) expect(groupDuplicates([asked, same])).toHaveLength(1);
    }),
  );
});

test('the match does not depend on which contact is looked up', () => {
  fc.assert(
    fc.property(recordLists, ([a, b]) => {
      if (!a || !b) return;
      const isFound = (one: ContactRecord, other: ContactRecord) =>
        findSamePerson([one], identityOfRecord(other)) !== undefined;
      expect(isFound(a, b)).toBe(isFound(b, a));
    }),
  );
});

test('ten thousand colleagues with one number are told apart by name', () => {
  const index = createPersonIndex<number>();
  const person = (at: number) => ({
    full_name: `Given${at} Family${at}`,
    ...{ email: null, phone: '+49 30 1', org: 'Acme', uid: undefined },
  });
  for (let at = 0; at < 10_000; at += 1) index.add(person(at), at);
  expect(index.find(person(9_999))).toMatchObject({ of: 9_999, hasOtherName: false });
});

test.each([
  ['Ada Lee', 'ada@acme.example', 'Bo Ray', 'bo@acme.example', true],
  ['Ada Lee', 'ada@acme.example', 'ADA LEE', 'lee@acme.example', false],
  ['Ada Lee', 'ada@acme.example', 'A. Lee', 'Ada@acme.example', false],
  ['Ada Lee', null, 'Bo Ray', 'bo@acme.example', false],
])('%s, %s and %s, %s: maybe colleagues %s', (name, email, otherName, otherEmail, colleagues) => {
  const [one, other] = [
    record({ full_name: name, email }),
    record({ full_name: otherName, email: otherEmail }),
  ];
  expect(areMaybeColleagues(one, other)).toBe(colleagues);
  expect(areMaybeColleagues(other, one)).toBe(colleagues);
});

test('a name in another script matches too', () => {
  const way = { email: 'taro@aozora.example', org: 'Aozora' };
  const details = { fullName: '山田 太郎', otherScript: { fullName: 'Taro Yamada' } };
  const known = { ...way, full_name: '山田 太郎', details };
  expect(match(known, { ...way, full_name: 'YAMADA Taro' })?.hasOtherName).toBe(false);
  expect(match(known, { ...way, full_name: 'Jiro Yamada' })?.hasOtherName).toBe(true);
});
