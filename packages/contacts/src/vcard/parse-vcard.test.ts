import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { contacts } from '../testing/arbitrary-contact.ts';
import { parseVcards } from './parse-vcard.ts';
import { writeVcard } from './write-vcard.ts';

test('reading restores every contact that was written', () => {
  fc.assert(
    fc.property(fc.array(contacts, { maxLength: 3 }), (written) => {
      expect(parseVcards(written.map((contact) => writeVcard(contact)).join(''))).toEqual(written);
    }),
  );
});

test('line ends, letter case, groups and quoted parameters make no difference', () => {
  const text = [
    'begin:vcard',
    'version:3.0',
    'n:Doe;Jane',
    'fn:Jane Doe',
    'item1.TEL;type="cell,voice":+1 555 0100',
    'item1.X-ABLabel:private',
    'item2.email;type=INTERNET:jane@acme.example',
    'Org:Acme\\, Inc.;Research;Lab',
    'note:long',
    '  and folded',
    'end:vcard',
  ].join('\n');
  expect(parseVcards(text)).toMatchObject([
    {
      fullName: 'Jane Doe',
      name: { family: 'Doe', given: 'Jane', additional: '', prefix: '', suffix: '' },
      emails: ['jane@acme.example'],
      phones: [{ number: '+1 555 0100', kinds: ['cell'] }],
      org: 'Acme, Inc.',
      department: 'Research, Lab',
      note: 'long and folded',
      urls: [],
      hashtags: [],
    },
  ]);
});

test('a text with several cards is cut at END:VCARD, and parts without BEGIN:VCARD are dropped', () => {
  const text =
    'hello\nEND:VCARD\nBEGIN:VCARD\nFN:A\nNOTE:not END:VCARD here\nEND:VCARD\nEND:VCARDBEGIN:VCARD\nBEGIN:VCARD\nFN:B\nEND:VCARD\nFN:C\n';
  expect(parseVcards(text).map((contact) => contact.fullName)).toEqual(['A', 'B']);
});

test('a truncated card is still read', () => {
  expect(parseVcards('BEGIN:VCARD\nFN:Jane')[0]?.fullName).toBe('Jane');
});

test('a card without FN is named by N, or else by its organization', () => {
  const names = ['N:Doe;Jane;;Dr.', 'ORG:Acme', 'TEL:1'].map(
    (line) => parseVcards(`BEGIN:VCARD\n${line}\nEND:VCARD`)[0]?.fullName,
  );
  expect(names).toEqual(['Dr. Jane Doe', 'Acme', 'Unknown Contact']);
});

test('vCard 2.1 with bare types and quoted-printable is read', () => {
  const [contact] = parseVcards(
    'BEGIN:VCARD\r\nVERSION:2.1\r\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=BCrgen=\r\n=20Gro=C3=9F\r\nTEL;WORK;FAX:1\r\nEND:VCARD',
  );
  expect(contact?.fullName).toBe('Jürgen Groß');
  expect(contact?.phones).toEqual([{ number: '1', kinds: ['work', 'fax'] }]);
});

test('the preferred entry comes first, and URIs lose their scheme', () => {
  const [contact] = parseVcards(
    'BEGIN:VCARD\nTEL;TYPE=home:1\nTEL;TYPE=cell,pref;VALUE=uri:tel:+2\nEMAIL:a@x.example\nEMAIL;PREF=1:mailto:b@x.example\nEND:VCARD',
  );
  expect(contact?.phones.map((phone) => phone.number)).toEqual(['+2', '1']);
  expect(contact?.emails).toEqual(['b@x.example', 'a@x.example']);
});

test('only web addresses are taken as URLs', () => {
  const [contact] = parseVcards(
    'BEGIN:VCARD\nURL:www.acme.example/x\nURL:javascript:alert(1)\nitem1.URL:https\\://a.example\nX-SOCIALPROFILE;type=linkedin:https://www.linkedin.com/in/jane\nEND:VCARD',
  );
  expect(contact?.urls).toEqual([
    'https://www.acme.example/x',
    'https://a.example',
    'https://www.linkedin.com/in/jane',
  ]);
});

test('categories become hashtags in lower case without the sign', () => {
  const [contact] = parseVcards('BEGIN:VCARD\nCATEGORIES:#Tech,tech, Big\\,Data ,\nEND:VCARD');
  expect(contact?.hashtags).toEqual(['tech', 'big,data']);
});

test('nonsense never throws', () => {
  const nonsense = fc.array(
    fc.oneof(
      fc.constantFrom(
        'BEGIN:VCARD',
        'END:VCARD',
        '\r\n',
        '\n ',
        'TEL;',
        'N:',
        ';;',
        '"',
        '\\',
        ':',
        '=',
        '=\n',
      ),
      fc.constantFrom(
        'FN;ENCODING=QUOTED-PRINTABLE;CHARSET=',
        'ADR:',
        'TYPE=__proto__:',
        'constructor',
      ),
      anyText,
    ),
  );
  fc.assert(
    fc.property(nonsense, (pieces) => {
      for (const contact of parseVcards(pieces.join(''))) expect(contact.fullName).not.toBe('');
    }),
  );
});

test('a hostile file of a megabyte takes no longer than a harmless one', () => {
  const million = 1_000_000;
  for (const hostile of [
    ';'.repeat(million),
    '"'.repeat(million),
    'QUOTED-PRINTABLE'.repeat(million / 16),
    `NOTE;QUOTED-PRINTABLE:${'=\n'.repeat(million / 2)}`,
    `N:${'\\'.repeat(million)}`,
    'BEGIN:VCARD\n'.repeat(million / 12),
    ' \n'.repeat(million / 2),
    `TEL${';a=b'.repeat(million / 4)}:1`,
    `TEL${';home'.repeat(million / 5)}:1`,
    `N:${'a,'.repeat(million / 2)}`,
    'AGENT:\nBEGIN:VCARD\n'.repeat(million / 19),
    `PHOTO;ENCODING=b:${'/9j/\n'.repeat(million / 5)}`,
    'TEL;HOME:1\n'.repeat(million / 11),
    'item1.TEL:1\nitem1.X-ABLabel:x\n'.repeat(million / 32),
    `TEL;X-CUSTOM(${'('.repeat(million)}:1`,
    `TEL;TYPE=${'a,'.repeat(million / 4)};TYPE=${'b,'.repeat(million / 4)}:1`,
  ]) {
    const contacts = parseVcards(`BEGIN:VCARD\n${hostile}\nEND:VCARD`);
    expect(contacts).toHaveLength(1);
    expect(contacts.map((contact) => parseVcards(writeVcard(contact)).length)).toEqual([1]);
  }
});
