import { expect, test } from 'vitest';
import type { Contact } from '../contact.ts';
import type { ImportedContact } from '../import-result.ts';
import { parseImport } from '../testing/parse-import.ts';
import { writeVcard } from './write-vcard.ts';

const file = (...lines: string[]) => `BEGIN:VCARD\n${lines.join('\n')}\nEND:VCARD\n`;

function importOne(...lines: string[]): ImportedContact {
  const [imported] = parseImport(file(...lines)).contacts;
  if (!imported) throw new Error('Nobody came in');
  return imported;
}

const lines = (contact: Contact) => writeVcard(contact).split('\r\n').slice(2, -2);

test('several addresses, notes, titles and organizations are all kept', () => {
  const all = [
    ...['FN:Jane', 'N:Jane;;;;', 'ORG:Acme;Ovens', 'TITLE:CTO', 'NOTE:One'],
    ...['ADR;TYPE=HOME:;;Row 1;Ely;;CB7;UK', 'ORG:Guild', 'TITLE:Chair', 'NOTE:Two'],
    'ADR;TYPE=WORK:;;Dock 2;Hull;;HU1;UK',
  ];
  const { contact } = importOne(...all);
  expect(contact).toMatchObject({ org: 'Acme', title: 'CTO', note: 'One' });
  expect(contact.address).toMatchObject({ street: 'Row 1' });
  expect(lines(contact)).toEqual(all);
});

test('properties without a field are exported again', () => {
  const others = [
    ...['BDAY:1980-02-29', 'ANNIVERSARY:20010506', 'NICKNAME:Mimi,Mi', 'IMPP:xmpp:a@chat.example'],
    ...['ROLE:Captain', 'KEY;TYPE=PGP;ENCODING=b:mQEN', 'X-SPOUSE:Olle', 'UID:pas-1'],
  ];
  const { contact } = importOne('FN:Jane', 'N:Jane;;;;', ...others);
  expect(lines(contact)).toEqual(['FN:Jane', 'N:Jane;;;;', ...others]);
});

test('a picture in the file is kept, whatever the file calls it', () => {
  const { contact } = importOne('FN:Jane', 'PHOTO;ENCODING=BASE64;PNG:', ' /9j/4AAQ', ' SkZJ', '');
  expect(contact.photo).toBe('data:image/jpeg;base64,/9j/4AAQSkZJ');
  expect(lines(contact).at(-1)).toBe('PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJ');
  const linked = importOne('FN:Jane', 'PHOTO;VALUE=uri:https://a.example/jane.jpg').contact;
  expect(linked.photo).toBeUndefined();
  expect(lines(linked)).toContain('PHOTO;VALUE=uri:https://a.example/jane.jpg');
});

test('base64 that is not indented belongs to the line above', () => {
  const { contact } = importOne(
    'FN:Jane',
    'PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQ',
    'SkZJ',
    '',
    'TEL:1',
  );
  expect(contact.photo).toBe('data:image/jpeg;base64,/9j/4AAQSkZJ');
  expect(contact.phones).toHaveLength(1);
});

test('labels stay with what they label', () => {
  const { contact } = importOne(
    ...['FN:Jane', 'item3.TEL:1', 'item3.X-ABLabel:_$!<WorkFAX>!$_', 'item1.TEL:2'],
    ...['item1.X-ABLabel:Boat house', 'EMAIL;TYPE=INTERNET,HOME:a@b.example'],
  );
  expect(contact.phones).toEqual([
    { number: '1', kinds: ['work', 'fax'] },
    { number: '2', kinds: [] },
  ]);
  expect(lines(contact).slice(2)).toEqual([
    'EMAIL;TYPE=INTERNET,HOME:a@b.example',
    ...[
      'item1.TEL:1',
      'item1.X-ABLabel:_$!<WorkFAX>!$_',
      'item2.TEL:2',
      'item2.X-ABLabel:Boat house',
    ],
  ]);
});

test('a list of types may be escaped', () => {
  expect(importOne('FN:Jane', 'TEL;TYPE=WORK\\,FAX:1').contact.phones).toEqual([
    { number: '1', kinds: ['work', 'fax'] },
  ]);
});

test('the preferred entry comes first', () => {
  const { contact } = importOne('FN:Jane', 'EMAIL:c@x', 'EMAIL;PREF=2:b@x', 'EMAIL;PREF=1:a@x');
  expect(contact.emails).toEqual(['a@x', 'b@x', 'c@x']);
});

test('putting another address first changes what the file preferred', () => {
  const { contact } = importOne('FN:Jane', 'EMAIL;TYPE=PREF,HOME:a@x', 'EMAIL:b@x');
  expect(lines({ ...contact, emails: ['b@x', 'a@x'] })).toContain('EMAIL;TYPE=HOME:a@x');
});

test('a person with only an address is named by it', () => {
  expect(importOne('EMAIL;PREF:a@b').contact).toMatchObject({ fullName: 'a@b', emails: ['a@b'] });
  expect(importOne('TEL:030 1').contact.fullName).toBe('030 1');
});

test.each(['KIND:group', 'X-ADDRESSBOOKSERVER-KIND:group'])(
  '%s is not a person, but a tag of its members',
  (kind) => {
    const member = kind.replace(/KIND:group$/, 'MEMBER:urn:uuid:AB-1');
    const group = file('FN:Rowing Club', kind, member);
    const { contacts, problems } = parseImport(group + file('FN:Jane', 'UID:ab-1'));
    expect(contacts.map(({ contact, tags }) => [contact.fullName, tags])).toEqual([
      ['Jane', ['Rowing Club']],
    ]);
    expect(problems).toEqual([
      { row: 1, message: '“Rowing Club” is a group: its people get it as a tag.' },
    ]);
  },
);

test('categories become tags as written, without those that Google gives everybody', () => {
  const { contact, tags } = importOne('FN:Jane', 'CATEGORIES:myContacts, starred, VIP Kunden');
  expect(tags).toEqual(['VIP Kunden']);
  expect(contact.hashtags).toEqual([]);
});

test('an assistant’s number is not added to the boss’s', () => {
  const nested = ['AGENT:', 'BEGIN:VCARD', 'FN:Tim', 'TEL:2', 'END:VCARD', 'TEL:1'];
  const { contacts } = parseImport(file('FN:Boss', ...nested) + file('FN:Other'));
  expect(contacts.map(({ contact }) => contact.fullName)).toEqual(['Boss', 'Other']);
  expect(contacts[0]?.contact.phones).toEqual([{ number: '1', kinds: [] }]);
  expect(lines(contacts[0]?.contact ?? ({ ...contacts[0]?.contact } as Contact))).toContain(
    'AGENT:BEGIN:VCARD\\nFN:Tim\\nTEL:2\\nEND:VCARD\\n',
  );
});

test('an owner’s label may be a type', () => {
  const { contact } = importOne(
    'FN:Jane',
    'TEL;X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=C5=9Eube):1',
  );
  expect(lines(contact)).toContain('item1.X-ABLabel:Şube');
});

test('what is too large to keep is reported', () => {
  const sound = `SOUND;ENCODING=b;TYPE=OGG:${'A'.repeat(90_000)}`;
  const { contacts, problems } = parseImport(file('FN:Jane', sound, 'ROLE:Captain'));
  expect(problems).toEqual([{ row: 1, message: 'Too large to keep: Sound.' }]);
  expect(contacts[0]?.contact.imported).toEqual([{ name: 'ROLE', value: 'Captain' }]);
});

test('invalid lines are counted', () => {
  expect(parseImport(file('FN:Jane', 'no colon', 'A B:1')).problems).toEqual([
    { row: 1, message: '2 lines of this card could not be understood.' },
  ]);
});

test('a card without END loses nobody', () => {
  const { contacts } = parseImport('BEGIN:VCARD\nFN:A\nBEGIN:VCARD\nFN:B\nEND:VCARD\n');
  expect(contacts.map(({ contact }) => contact.fullName)).toEqual(['A', 'B']);
});
