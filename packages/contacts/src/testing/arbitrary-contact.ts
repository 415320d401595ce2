import fc from 'fast-check';
import type { Contact } from '../contact.ts';
import { phoneKey } from '../normalize-values.ts';
import { isLatin } from '../text/script.ts';

/**
 * Any text that a field may hold: trimmed, not empty, with characters that are special in some
 * format.
 */
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
/** What is written as a number has a digit somewhere, and hardly ever those of another. */
const phoneText = fc
  .tuple(fieldText, fc.noBias(fc.nat()))
  .map(([text, digits]) => (/\p{N}/u.test(text) ? text : `${text} ${digits}`))
  .filter((text) => !/^tel:/i.test(text));
const hashtag = fieldText
  .map((text) => text.replace(/^#+/, '').trim().toLowerCase())
  .filter((text) => text !== '' && !text.startsWith('#') && text === text.trim().toLowerCase());

const NO_OTHER_PARTS = { additional: '', prefix: '', suffix: '' };

/**
 * Contacts as the product keeps them: an absent value is an absent key, and the name's parts are
 * always present.
 */
const inOneScript: fc.Arbitrary<Contact> = fc.record(
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
    phones: fc.uniqueArray(fc.record({ number: phoneText, kinds }), {
      maxLength: 3,
      selector: ({ number }) => phoneKey(number),
    }),
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

/** A text in the other script. */
const counterpart = (text: string) => (isLatin(text) ? '山田; 太郎' : 'Yamada, Tarō');

/** The same, some in two scripts. */
export const contacts: fc.Arbitrary<Contact> = fc
  .tuple(
    inOneScript,
    fc.subarray(['name', 'title', 'org', 'department', 'phonetic']),
    fc.record({ family: fieldText, given: part }),
  )
  .map(([contact, told, parts]) => {
    const { fullName, title, org, department } = contact;
    const other = {
      ...(told.includes('name') && {
        fullName: counterpart(fullName),
        name: { ...NO_OTHER_PARTS, ...parts },
      }),
      ...(told.includes('title') && { title: counterpart(title ?? '') }),
      ...(told.includes('department') && { department: counterpart(department ?? '') }),
      ...(told.includes('org') && { org: counterpart(org ?? '') }),
    };
    return {
      ...contact,
      ...(Object.keys(other).length > 0 && { otherScript: other }),
      ...(told.includes('phonetic') && {
        phonetic: { ...parts, family: `${parts.family} さとう` },
      }),
    };
  });
