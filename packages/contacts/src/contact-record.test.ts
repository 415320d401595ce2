import type { Json } from '@cardsift/backend/database.types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactFromRecord, findLinkedinUrl, toRecordFields } from './contact-record.ts';
import { readDetails } from './details-column.ts';
import { contacts } from './testing/arbitrary-contact.ts';
import { record } from './testing/arbitrary-record.ts';
import { parseVcards } from './vcard/parse-vcard.ts';
import { recordVcard } from './vcard/write-vcard.ts';

const plain = contacts.filter((contact) => contact.hashtags.every((tag) => !tag.includes(',')));

test('a contact saved as a record is read back completely', () => {
  fc.assert(
    fc.property(plain, (contact) => {
      const stored = JSON.parse(JSON.stringify(toRecordFields(contact)));
      expect(contactFromRecord(record(stored))).toEqual({
        ...contact,
        emails: expect.arrayContaining(contact.emails.slice(0, 1)),
        phones: expect.arrayContaining(contact.phones.slice(0, 1)),
      });
    }),
  );
});

test('the columns win over the card’s values', () => {
  const details = {
    fullName: 'Jane Smith',
    name: { family: 'Smith', given: 'Jane' },
    emails: ['old@acme.example', 'JANE@acme.example'],
    phones: [{ number: '+49 30 1', kinds: ['work', 'nonsense'] }],
    title: 'Old title',
    department: 'Research',
  };
  const contact = contactFromRecord(
    record({ full_name: 'Jane Doe', email: 'jane@acme.example', phone: '004930 1', details }),
  );
  expect(contact).toEqual({
    fullName: 'Jane Doe',
    emails: ['jane@acme.example', 'old@acme.example'],
    phones: [{ number: '004930 1', kinds: ['work'] }],
    department: 'Research',
    urls: [],
    hashtags: [],
  });
});

test('details of any shape are read without an error', () => {
  fc.assert(fc.property(fc.anything(), (details) => void readDetails(details)));
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('emails', 'phones', 'name', 'org', 'urls'), fc.jsonValue()),
      (details) => {
        const contact = contactFromRecord(record({ details: details as NonNullable<Json> }));
        expect(contact.emails.every((email) => typeof email === 'string')).toBe(true);
      },
    ),
  );
});

test('values too long for a column are cut there and kept in the details', () => {
  const title = 'x'.repeat(600);
  const fields = toRecordFields({
    fullName: 'J',
    title,
    emails: [],
    phones: [],
    urls: [],
    hashtags: [],
  });
  expect(fields.title).toHaveLength(500);
  expect(readDetails(fields.details).title).toBe(title);
  expect(fields.email).toBeNull();
});

test('a LinkedIn profile among the URLs is found, if it is a real one', () => {
  expect(findLinkedinUrl(['https://acme.example', 'https://de.linkedin.com/in/jane'])).toBe(
    'https://de.linkedin.com/in/jane',
  );
  expect(
    findLinkedinUrl(['https://evil.example/linkedin.com/in/x', 'https://notlinkedin.com/in/x']),
  ).toBeUndefined();
  expect(findLinkedinUrl(['https://www.linkedin.com/company/acme'])).toBeUndefined();
});

test('the vCard of a record carries its link, tags, identity and last change', () => {
  const vcard = recordVcard(
    record({
      id: '0b0e7a4e-0000-4000-8000-000000000000',
      full_name: 'Ana María Ruiz',
      linkedin_url: 'https://www.linkedin.com/in/ana',
      hashtags: 'tech',
      tags: ['Hannover 2026'],
      updated_at: '2026-11-21T12:00:00.5+01:00',
    }),
  );
  expect(vcard.split('\r\n').slice(2, -2)).toEqual([
    'FN:Ana María Ruiz',
    'N:Ruiz;Ana María;;;',
    'URL:https://www.linkedin.com/in/ana',
    'CATEGORIES:tech,Hannover 2026',
    'UID:urn:uuid:0b0e7a4e-0000-4000-8000-000000000000',
    'REV:2026-11-21T11:00:00Z',
  ]);
  expect(parseVcards(vcard)[0]?.fullName).toBe('Ana María Ruiz');
});

test('a value that was changed since has no counterpart in another script', () => {
  const details = {
    fullName: '山田 太郎',
    title: '営業部長',
    otherScript: { fullName: 'Taro Yamada', title: 'Sales Manager' },
  };
  const changed = record({ full_name: '山田 太郎', title: '社長', details });
  expect(contactFromRecord(changed).otherScript).toEqual({ fullName: 'Taro Yamada' });
});
