import fc from 'fast-check';
import type { Contact } from '../contact.ts';

/** Any text a field may hold: trimmed, not empty, with the characters that formats stumble over. */
export const fieldText = fc
  .string({
    unit: fc.oneof(
      { weight: 4, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          ',',
          ';',
          '\\',
          '\n',
          ':',
          '"',
          "'",
          '=',
          '+',
          ' ',
          'ü',
          '太',
          '😀',
        ),
      },
    ),
    minLength: 1,
    maxLength: 60,
  })
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no format carries them
  .map((text) => text.replace(/[\u0000-\u0009\u000b-\u001f\u007f\ufeff]/g, '').trim())
  .filter((text) => text !== '');

const part = fc.oneof(fc.constant(''), fieldText);
const kinds = fc.uniqueArray(fc.constantFrom('work', 'cell', 'home', 'fax', 'pager'), {
  maxLength: 3,
});
const hashtag = fieldText
  .map((text) => text.replace(/^#+/, '').trim().toLowerCase())
  .filter((text) => text !== '' && !text.startsWith('#') && text === text.trim().toLowerCase());

/** Contacts as the product keeps them: absent means an absent key, and N is always present. */
export const contacts: fc.Arbitrary<Contact> = fc.record(
  {
    fullName: fieldText,
    name: fc.record({
      family: fieldText,
      given: part,
      additional: part,
      prefix: part,
      suffix: part,
    }),
    emails: fc.array(fc.emailAddress(), { maxLength: 3 }),
    phones: fc.array(
      fc.record({ number: fieldText.filter((text) => !/^tel:/i.test(text)), kinds }),
      { maxLength: 3 },
    ),
    org: fieldText,
    department: fieldText,
    title: fieldText,
    note: fieldText,
    urls: fc.array(fc.webUrl({ withFragments: true, withQueryParameters: true }), { maxLength: 2 }),
    address: fc.record({
      street: fieldText,
      city: part,
      region: part,
      postcode: part,
      country: part,
    }),
    met: fc.record({
      event: fieldText,
      place: part,
      day: fc.constantFrom('', '2026-04-20', '2024-02-29'),
    }),
    hashtags: fc.uniqueArray(hashtag, { maxLength: 4 }),
  },
  { requiredKeys: ['fullName', 'name', 'emails', 'phones', 'urls', 'hashtags'] },
);
