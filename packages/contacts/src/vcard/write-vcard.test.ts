import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Contact } from '../contact.ts';
import { anyText } from '../testing/any-text.ts';
import { vcardFileName } from './vcard-file-name.ts';
import { writeVcard } from './write-vcard.ts';

const bare: Contact = { fullName: 'Jane Mary Doe', emails: [], phones: [], urls: [], hashtags: [] };

test('a name alone gives the smallest card, with CRLF after every line', () => {
  expect(writeVcard(bare)).toBe(
    'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Jane Mary Doe\r\nN:Doe;Jane Mary;;;\r\nEND:VCARD\r\n',
  );
});

test('every field has its line, in a fixed order', () => {
  const card = writeVcard(
    {
      fullName: 'Dr. Jane Doe',
      name: { family: 'Doe', given: 'Jane', additional: '', prefix: 'Dr.', suffix: '' },
      emails: ['jane@acme.example', 'jd@home.example'],
      phones: [
        { number: '+49 30 123456', kinds: ['work', 'fax'] },
        { number: '+49 170 1', kinds: [] },
      ],
      org: 'Acme, Inc.',
      department: 'R;D',
      title: 'CTO',
      note: 'Line one\nback\\slash',
      urls: ['https://acme.example/a,b;c?d=1'],
      address: {
        street: 'Main St. 1',
        city: 'Berlin',
        region: '',
        postcode: '10115',
        country: 'Germany',
      },
      hashtags: ['tech', 'a,b'],
    },
    { uid: 'urn:uuid:1', rev: new Date('2026-11-21T10:11:12.345Z') },
  );
  expect(card.split('\r\n').slice(2, -2)).toEqual([
    'FN:Dr. Jane Doe',
    'N:Doe;Jane;;Dr.;',
    'EMAIL:jane@acme.example',
    'EMAIL:jd@home.example',
    'TEL;TYPE=WORK,FAX:+49 30 123456',
    'TEL:+49 170 1',
    'ORG:Acme\\, Inc.;R\\;D',
    'TITLE:CTO',
    'NOTE:Line one\\nback\\\\slash',
    'ADR;TYPE=WORK:;;Main St. 1;Berlin;;10115;Germany',
    'URL:https://acme.example/a,b;c?d=1',
    'CATEGORIES:tech,a\\,b',
    'UID:urn:uuid:1',
    'REV:2026-11-21T10:11:12Z',
  ]);
});

test('empty values leave no line', () => {
  const empty = { street: '', city: '', region: '', postcode: '', country: '' };
  const card = writeVcard({
    ...bare,
    org: '',
    title: ' ',
    note: '',
    emails: [''],
    urls: [' '],
    address: empty,
  });
  expect(card).toBe(writeVcard(bare));
});

test('a contact without a name still has the FN that the format requires', () => {
  expect(writeVcard({ ...bare, fullName: ' ' })).toContain('FN:Unknown Contact\r\n');
});

test('an organization without a person is marked as a company, and has no parts of a name', () => {
  const card = writeVcard({ ...bare, fullName: 'Gasthof Linde', org: 'Gasthof Linde' });
  expect(card.split('\r\n').slice(2, -2)).toEqual([
    'FN:Gasthof Linde',
    'N:;;;;',
    'ORG:Gasthof Linde',
    'X-ABShowAs:COMPANY',
  ]);
  const person = writeVcard({ ...bare, org: 'Gasthof Linde' });
  expect(person).not.toContain('COMPANY');
});

test('no value can start a line of its own', () => {
  const attack = 'x\r\nEND:VCARD\r\nBEGIN:VCARD';
  const card = writeVcard({
    ...bare,
    fullName: attack,
    emails: [attack],
    phones: [{ number: attack, kinds: [] }],
    urls: [attack],
    note: attack,
    hashtags: [attack],
  });
  expect(card.match(/^(BEGIN|END):VCARD/gm)).toHaveLength(2);
});

test('everything except letters and digits becomes an underscore', () => {
  expect(vcardFileName('Dr. Jane O’Neil-Smith 2')).toBe('Dr__Jane_O_Neil_Smith_2.vcf');
  expect(vcardFileName('Jürgen Groß')).toBe('Jürgen_Groß.vcf');
  expect(vcardFileName('山田 太郎')).toBe('山田_太郎.vcf');
  expect(vcardFileName('')).toBe('contact.vcf');
});

test('no name can leave the download folder', () => {
  fc.assert(
    fc.property(anyText, (name) => {
      expect(vcardFileName(name)).toMatch(/^[\p{L}\p{M}\p{N}_]+\.vcf$/u);
    }),
  );
});
