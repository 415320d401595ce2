import { expect, test } from 'vitest';
import type { Contact } from './contact.ts';
import { toRecordFields } from './contact-record.ts';
import { fitDetails, MOST_PHOTO_CHARACTERS } from './fit-details.ts';

const jane: Contact = { fullName: 'Jane', emails: [], phones: [], urls: [], hashtags: [] };
const photoOf = (length: number) => `data:image/jpeg;base64,${'A'.repeat(length)}`;

test('details that fit are not changed', () => {
  const contact = { ...jane, photo: photoOf(10), imported: [{ name: 'ROLE', value: 'Captain' }] };
  expect(fitDetails(contact)).toEqual({ contact, left: [] });
});

test('a picture that is too large is left out', () => {
  const contact = { ...jane, photo: photoOf(MOST_PHOTO_CHARACTERS) };
  expect(fitDetails(contact)).toEqual({ contact: jane, left: ['PHOTO'] });
});

test('the largest properties are left out until the rest fits', () => {
  const of = (name: string, length: number) => ({ name, value: 'ü'.repeat(length) });
  const imported = [of('A', 10), of('B', 30_000), of('C', 35_000)];
  const { contact, left } = fitDetails({ ...jane, imported });
  expect(left).toEqual(['C']);
  expect(contact.imported?.map(({ name }) => name)).toEqual(['A', 'B']);
});

test('the database accepts the details of any contact with a name', () => {
  const imported = Array.from({ length: 5_000 }, (_, index) => ({
    ...{ name: 'X-A', value: `",:ü\\${index}`, params: { TYPE: ['a', 'b', 'c'] } },
  }));
  const fields = toRecordFields({
    ...jane,
    note: '太'.repeat(20_000),
    imported,
    photo: photoOf(9_000),
  });
  // Postgres writes a space after each comma and colon.
  const spaced = JSON.stringify(fields.details).replace(/[,:]/g, '$& ');
  expect(new TextEncoder().encode(spaced).length).toBeLessThan(100_000);
});
