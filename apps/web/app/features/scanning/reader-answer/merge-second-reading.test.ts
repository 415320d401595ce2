import type { Contact } from '@cardsift/contacts/contact';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeSecondReading } from './merge-second-reading.ts';

const READ: Contact = {
  fullName: 'Ada Byron',
  title: 'Analyst',
  emails: ['ada@engines.com'],
  phones: [{ number: '+44 20 7946 0812', kinds: ['work'] }],
  urls: [],
  hashtags: ['finance'],
};

const improve = (now: Partial<Contact>, later: Partial<Contact>) =>
  mergeSecondReading(READ, { ...READ, ...now }, { ...READ, ...later });

test('a value that is as it was read becomes the later one', () => {
  const { contact, improved } = improve({}, { title: 'Chief Analyst', org: 'Engines Ltd' });
  expect(contact).toEqual({ ...READ, title: 'Chief Analyst', org: 'Engines Ltd' });
  expect(improved).toBe(2);
});

test('the parts of a name go with it', () => {
  const name = { prefix: '', given: 'Augusta', additional: 'Ada', family: 'Byron', suffix: '' };
  expect(improve({}, { fullName: 'Augusta Ada Byron', name }).contact.name).toEqual(name);
  expect(improve({ fullName: 'A. Byron' }, { fullName: 'Augusta', name }).contact).toEqual({
    ...READ,
    fullName: 'A. Byron',
  });
});

test('what somebody changed or took away stays so', () => {
  const now = { title: 'Countess', emails: [] };
  const later = { title: 'Chief Analyst', emails: ['ada@engines.com', 'byron@engines.com'] };
  expect(improve(now, later).contact).toMatchObject({
    title: 'Countess',
    emails: ['byron@engines.com'],
  });
});

const value = fc.constantFrom(undefined, 'a', 'b', 'c');
const list = fc.uniqueArray(fc.constantFrom('a@x.com', 'b@x.com', 'c@x.com'));
const contacts = fc
  .record({ title: value, org: value, note: value, emails: list, urls: list })
  .map((some): Contact => ({ ...READ, ...some }));

test('nothing that somebody changed is ever lost, and the same later reading changes nothing twice', () => {
  fc.assert(
    fc.property(contacts, contacts, contacts, (first, now, later) => {
      const { contact } = mergeSecondReading(first, now, later);
      for (const field of ['title', 'org', 'note'] as const) {
        if (now[field] !== first[field]) expect(contact[field]).toBe(now[field]);
      }
      expect(contact.emails.slice(0, now.emails.length)).toEqual(now.emails);
      expect(mergeSecondReading(later, contact, later)).toEqual({ contact, improved: 0 });
    }),
  );
});
