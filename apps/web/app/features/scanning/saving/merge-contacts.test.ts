import type { Contact } from '@cardsift/contacts/contact';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeContacts } from './merge-contacts.ts';

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
  test('takes the newer values and keeps what the newer card does not show', () => {
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
      { number: '+49 30 123456', kinds: ['work'] },
    ]);
  });

  test('changes nothing when the same card is scanned again', () => {
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
