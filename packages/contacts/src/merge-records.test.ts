import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeRecords, suggestChoices } from './merge-records.ts';
import { record, recordLists } from './testing/arbitrary-record.ts';

const pairs = fc
  .tuple(recordLists, recordLists)
  .filter(([a, b]) => a.length > 0 && b.length > 0)
  .map(([a, b]) => [a[0] ?? record(), b[0] ?? record()] as const);

test('the first contact wins where both have a value, the second fills the gaps, notes are joined', () => {
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

test('a chosen value becomes the main one and the other stays with its kind', () => {
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
  expect(merged.details.emails).toEqual(['b@x.example', 'a@x.example']);
  expect(merged.details.phones).toEqual([
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
      const emails = merged.details.emails.map((email) => email.toLowerCase());
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
