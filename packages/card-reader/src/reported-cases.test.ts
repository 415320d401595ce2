import { type ContactRecord, toRecordFields } from '@cardsift/contacts/contact-record';
import { writeContactsCsv } from '@cardsift/contacts/csv/write-csv';
import { decodeText } from '@cardsift/contacts/decode-file';
import { planImport, resolvePlan, updateFields } from '@cardsift/contacts/import/import-plan';
import { identifyFile } from '@cardsift/contacts/imported-table/identify-file';
import { splitDigitalCardName } from '@cardsift/contacts/names/split-name';
import { normalizeEmail } from '@cardsift/contacts/normalize-values';
import { BLANK_RECORD } from '@cardsift/contacts/testing/blank-record';
import { parseImport } from '@cardsift/contacts/testing/parse-import';
import { writeVcard } from '@cardsift/contacts/vcard/write-vcard';
import { expect, test } from 'vitest';
import { layOut } from './understand/card/lay-out.ts';
import { orderPhones } from './understand/contact/order-phones.ts';
import { cardLines } from './understand/testing/card-lines.ts';
import { extractValues } from './understand/values/extract-values.ts';

/**
 * What people reported about address books, CRMs and card readers, each with its right value: imported files,
 * exported files, and numbers as cards print them. The tests beside each part say more about the kind of fault.
 */

/** Texts as UTF-8 and numbers as single bytes, joined to a file. */
const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))));

const read = (...parts: (string | number[])[]) => parseImport(decodeText(bytes(...parts)));
const contactsOf = (...parts: (string | number[])[]) =>
  read(...parts).contacts.map(({ contact }) => contact);
const namesOf = (...parts: (string | number[])[]) =>
  contactsOf(...parts).map(({ fullName }) => fullName);

const card = (...lines: string[]) => `BEGIN:VCARD\r\n${lines.join('\r\n')}\r\nEND:VCARD\r\n`;
const inCard = (...parts: (string | number[])[]) =>
  ['BEGIN:VCARD\r\n', ...parts, '\r\nEND:VCARD\r\n'] as const;
const first = (...lines: string[]) => contactsOf(card(...lines))[0];
const firstRow = (csv: string) => contactsOf(csv)[0];
const importedOf = (...lines: string[]) =>
  (first(...lines)?.imported ?? []).map(({ name, value }) => `${name}:${value}`);

/** An address book after an import in which everybody is updated. */
function importInto(book: ContactRecord[], text: string): ContactRecord[] {
  const found = parseImport(text).contacts.map((imported) => ({ file: 'x', imported }));
  const { inserts, updates } = resolvePlan(planImport(found, book), () => 'update');
  const additions = new Map(updates.map((one) => [one.recordId, one.additions]));
  return [
    ...book.map((one) => ({ ...one, ...updateFields(one, additions.get(one.id) ?? []) })),
    ...inserts.map(({ contact, tags }, at) => ({
      ...{ ...BLANK_RECORD, id: `new-${at}` },
      ...{ ...toRecordFields(contact), tags },
    })),
  ];
}

function numbersOf(...lines: string[]): string[] {
  const { phones, rests, certainty } = extractValues(layOut(cardLines(...lines)));
  return orderPhones(phones, () => 1, { rests, certainty, isOfOne: true }).map(
    ({ value }) => value.number,
  );
}

const jane = { ...BLANK_RECORD, id: 'jane', full_name: '=1+1', phone: '+49 30 1' };

type Case = [name: string, actual: () => unknown, right: unknown];

const LETTERS: Case[] = [
  [
    'one bad byte in a note of a vCard',
    () => namesOf(...inCard('FN:Jörg Müller\r\nNOTE:x', [0xc3])),
    ['Jörg Müller'],
  ],
  [
    'a fold in the middle of a letter',
    () => namesOf(...inCard('FN:J', [0xc3], '\r\n ', [0xb6], 'rg Müller')),
    ['Jörg Müller'],
  ],
  [
    'one bad byte in a table',
    () => namesOf('Name,Notes\nJörg Müller,a\nLi Wei,x', [0xc3], '\n'),
    ['Jörg Müller', 'Li Wei'],
  ],
  [
    'CHARSET=windows-1251',
    () => namesOf(...inCard('FN;CHARSET=windows-1251:', [0xc8, 0xe2, 0xe0, 0xed])),
    ['Иван'],
  ],
  [
    'CHARSET=SHIFT_JIS',
    () => namesOf(...inCard('FN;CHARSET=SHIFT_JIS:', [0x8e, 0x52, 0x93, 0x63])),
    ['山田'],
  ],
  [
    'cards in ISO-8859-1 and UTF-8 in one file',
    () => namesOf(...inCard('FN:J', [0xf6], 'rg'), ...inCard('FN:Zoë')),
    ['Jörg', 'Zoë'],
  ],
  [
    'quoted-printable in latin1 without a word of it',
    () => first('FN;ENCODING=QUOTED-PRINTABLE:J=F6rg')?.fullName,
    'Jörg',
  ],
  [
    'a soft break in the middle of a letter',
    () => first('FN;ENCODING=QUOTED-PRINTABLE:=D0=', ' =B2')?.fullName,
    'в',
  ],
  [
    'UTF-16 without a byte order mark',
    () =>
      parseImport(decodeText(new Uint8Array(Buffer.from(card('FN:Jörg'), 'utf16le')))).contacts[0]
        ?.contact.fullName,
    'Jörg',
  ],
];

const VCARDS: Case[] = [
  [
    'several ADR, NOTE, TITLE and ORG',
    () =>
      importedOf(
        ...['FN:Jane', 'ADR:;;A 1;;;;', 'ADR:;;B 2;;;;', 'NOTE:a', 'NOTE:b'],
        ...['TITLE:c', 'TITLE:d', 'ORG:e', 'ORG:f'],
      ),
    expect.arrayContaining(['ADR:;;B 2;;;;', 'NOTE:b', 'TITLE:d', 'ORG:f']),
  ],
  [
    'ADR with TYPE=HOME comes out as HOME',
    () =>
      writeVcard(first('FN:Jane', 'ADR;TYPE=HOME:;;A 1;;;;') as never).includes('ADR;TYPE=HOME'),
    true,
  ],
  [
    'BDAY, ANNIVERSARY, NICKNAME, IMPP, ROLE, KEY and X- properties',
    () =>
      importedOf(
        ...['FN:Jane', 'BDAY:1980-02-29', 'ANNIVERSARY:20010506', 'NICKNAME:Mimi'],
        ...['IMPP:xmpp:a@b.example', 'ROLE:Captain', 'KEY:abc', 'X-SPOUSE:Olle'],
      ),
    [
      ...['BDAY:1980-02-29', 'ANNIVERSARY:20010506', 'NICKNAME:Mimi'],
      ...['IMPP:xmpp:a@b.example', 'ROLE:Captain', 'KEY:abc', 'X-SPOUSE:Olle'],
    ],
  ],
  [
    'PHOTO',
    () => first('FN:Jane', 'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJ')?.photo,
    'data:image/jpeg;base64,/9j/4AAQSkZJ',
  ],
  [
    'item3.TEL with X-ABLabel WorkFAX',
    () => first('FN:Jane', 'item3.TEL:1', 'item3.X-ABLabel:_$!<WorkFAX>!$_')?.phones,
    [{ number: '1', kinds: ['work', 'fax'] }],
  ],
  [
    'an own label comes back',
    () =>
      writeVcard(first('FN:Jane', 'item1.TEL:2', 'item1.X-ABLabel:Boat house') as never).includes(
        'X-ABLabel:Boat house',
      ),
    true,
  ],
  [
    'TYPE=WORK\\,FAX',
    () => first('FN:Jane', 'TEL;TYPE=WORK\\,FAX:1')?.phones[0]?.kinds,
    ['work', 'fax'],
  ],
  [
    'PREF=1 behind PREF=2',
    () => first('FN:Jane', 'EMAIL;PREF=2:b@x', 'EMAIL;PREF=1:a@x')?.emails,
    ['a@x', 'b@x'],
  ],
  ['EMAIL;PREF alone', () => first('EMAIL;PREF:a@b')?.fullName, 'a@b'],
  ['KIND:group', () => namesOf(card('FN:Club', 'KIND:group'), card('FN:Jane')), ['Jane']],
  [
    'X-ADDRESSBOOKSERVER-KIND:group',
    () => namesOf(card('FN:Club', 'X-ADDRESSBOOKSERVER-KIND:group'), card('FN:Jane')),
    ['Jane'],
  ],
  [
    'CATEGORIES with Google’s own',
    () => read(card('FN:Jane', 'CATEGORIES:myContacts, starred, VIP Kunden')).contacts[0]?.tags,
    ['VIP Kunden'],
  ],
  [
    'a nested AGENT',
    () =>
      contactsOf(
        card('FN:Boss', 'AGENT:', 'BEGIN:VCARD', 'FN:Tim', 'TEL:2', 'END:VCARD', 'TEL:1'),
      ).map(({ fullName, phones }) => [fullName, phones.map(({ number }) => number)]),
    [['Boss', ['1']]],
  ],
];

const TABLES: Case[] = [
  [
    'an address, and a column that nobody knows',
    () => {
      const { address, note } =
        firstRow('Name,Business Street,Business City,Hobby\nJane,A 1,Bonn,chess') ?? {};
      return [address?.street, address?.city, note];
    },
    ['A 1', 'Bonn', 'Hobby: chess'],
  ],
  [
    'plain German headers',
    () => firstRow('Vorname;Name;Telefon geschäftlich;Fax geschäftlich\nAnna;Lee;1234567;7654321'),
    expect.objectContaining({
      fullName: 'Anna Lee',
      phones: [
        { number: '1234567', kinds: ['work'] },
        { number: '7654321', kinds: ['work', 'fax'] },
      ],
    }),
  ],
  [
    'the headers of HubSpot and Salesforce',
    () => firstRow('First Name,Last Name,Account Name,Primary Email\nAnna,Lee,Acme,a@x.example'),
    expect.objectContaining({ fullName: 'Anna Lee', org: 'Acme', emails: ['a@x.example'] }),
  ],
  [
    'the three lines before the header of LinkedIn',
    () =>
      namesOf(
        'Notes:\n"When exporting, some emails are missing."\n\nFirst Name,Last Name,URL\nAnna,Lee,\n',
      ),
    ['Anna Lee'],
  ],
  ['sep=; as the first line', () => namesOf('sep=;\r\nName;Email\r\nLee, Anna;a@x'), ['Lee, Anna']],
  [
    'a bare list of addresses',
    () => namesOf('a@x.example\nb@x.example\n'),
    ['a@x.example', 'b@x.example'],
  ],
  [
    'tabs and bars',
    () => [...namesOf('Name\tEmail\nAnna\ta@x'), ...namesOf('Name|Email\nBo|b@x')],
    ['Anna', 'Bo'],
  ],
  [
    'two addresses in one cell',
    () => firstRow('Name,Email\nAnna,a@x; b@x')?.emails,
    ['a@x', 'b@x'],
  ],
  ['an address with its name', () => firstRow('Email\nEmil <e@x>')?.fullName, 'Emil'],
  [
    'n/a as e-mail address',
    () => {
      const { contacts, problems } = read('Name,Email,Phone\nAnna,n/a,+49 30 1234567');
      return [contacts[0]?.contact.phones.length, contacts[0]?.contact.emails, problems.length];
    },
    [1, [], expect.any(Number)],
  ],
  [
    'a number that a spreadsheet shortened',
    () => {
      const { contacts, problems } = read('Name,Phone\nAnna,4.93012E+11');
      return [contacts[0]?.contact.phones, problems[0]?.isShortened];
    },
    [[], true],
  ],
  [
    'Name beside Given and Family',
    () => firstRow('Name,Given Name,Family Name\nLee,Anna,Lee')?.fullName,
    'Anna Lee',
  ],
  [
    'Title “Dr.” beside Job Title',
    () => {
      const { name, title } =
        firstRow('Title,First Name,Last Name,Job Title\nDr.,Anna,Lee,CTO') ?? {};
      return [name?.prefix, title];
    },
    ['Dr.', 'CTO'],
  ],
  [
    'a refusal says what was seen and what to do',
    () => identifyFile(bytes('%PDF-1.7'), bytes('%PDF-1.7')),
    { refusal: expect.stringMatching(/^It is a PDF\. Export your contacts/) },
  ],
];

const KNOWN: Case[] = [
  [
    'two cards of one person, the second with more, into an empty book',
    () =>
      importInto(
        [],
        card('FN:Anna', 'TEL:+49 30 1') + card('FN:Anna', 'TEL:+49 30 1', 'EMAIL:a@x'),
      ).map(({ phone, email }) => [phone, email]),
    [['+49 30 1', 'a@x']],
  ],
  [
    'a changed card of the same UID',
    () =>
      importInto(
        importInto([], card('UID:7', 'FN:Anna', 'TITLE:CTO')),
        card('UID:7', 'FN:Anna', 'TITLE:CEO'),
      ).map(({ title }) => title),
    ['CEO'],
  ],
];

const OUT: Case[] = [
  [
    'a formula is neutralized, and comes back unharmed',
    () => {
      const csv = writeContactsCsv([jane]);
      return [/(?:^|[,\n])"?=/.test(csv), namesOf(csv)];
    },
    [false, ['=1+1']],
  ],
  [
    'the N of 山田 太郎',
    () => splitDigitalCardName('山田 太郎'),
    expect.objectContaining({ family: '山田', given: '太郎' }),
  ],
  [
    'the N of Dr. Anna van der Berg',
    () => splitDigitalCardName('Dr. Anna van der Berg'),
    expect.objectContaining({ prefix: 'Dr.', given: 'Anna', family: 'van der Berg' }),
  ],
  [
    'anna@größe.de is another address than anna@grösse.de',
    () => [
      writeVcard(first('FN:Anna', 'EMAIL:anna@größe.de') as never).includes('anna@größe.de'),
      normalizeEmail('anna@größe.de') === normalizeEmail('anna@grösse.de'),
    ],
    [true, false],
  ],
];

const STUTTGART = 'Müller GmbH, 70173 Stuttgart';

const NUMBERS: Case[] = [
  [
    'extensions behind a base that ends in 0',
    () => numbersOf(STUTTGART, 'Tel. 0711 5550-10', 'Fax: -11', 'Durchwahl: -27').toSorted(),
    ['+49 711 555010', '+49 711 555011', '+49 711 555027'],
  ],
  [
    '5550-100 and Fax -111',
    () => numbersOf(STUTTGART, 'Tel. 0711 5550-100', 'Fax -111'),
    ['+49 711 5550100', '+49 711 5550111'],
  ],
  [
    '5550-20 / -25',
    () => numbersOf(STUTTGART, 'Tel. 0711 5550-20 / -25'),
    ['+49 711 555020', '+49 711 555025'],
  ],
  ['F DW 28', () => numbersOf(STUTTGART, 'T 0711 5550-20', 'F DW 28')[1], '+49 711 555028'],
  [
    '+49 (0)40 66969-214 with -299',
    () => numbersOf('Tel. +49 (0)40 66969-214', 'Fax -299'),
    ['+49 40 66969214', '+49 40 66969299'],
  ],
  [
    '86-574-8555 0142-8013',
    () => numbersOf('Ningbo, China', 'Tel: 86-574-8555 0142-8013').map(digitsOf),
    ['86574855501428013'],
  ],
  [
    '(024) 3555 0142 – 3555 0143',
    () => numbersOf('Hà Nội, Việt Nam', 'ĐT: (024) 3555 0142 – 3555 0143').map(digitsOf),
    ['842435550142', '842435550143'],
  ],
  [
    '01632 960222 / 960333',
    () => numbersOf('London, UK', 'Tel. 01632 960222 / 960333').map(digitsOf),
    ['441632960222', '441632960333'],
  ],
  [
    '2443 5781 / 2444 5926',
    () => numbersOf('San José, Costa Rica', 'Tel. 2443 5781 / 2444 5926').map(digitsOf),
    ['50624435781', '50624445926'],
  ],
  [
    '0226-48-1147 (内線 7777)',
    () =>
      numbersOf('〒988-0000 日本国宮城県気仙沼市', 'TEL 0226-48-1147 (内線 7777)').map(digitsOf),
    ['812264811477777'],
  ],
  [
    '(04)2359-7718 #206',
    () => numbersOf('Taichung 404, Taiwan', 'Tel (04)2359-7718 #206').map(digitsOf),
    ['886423597718206'],
  ],
  [
    '137 0256 8819 on a Chinese card',
    () =>
      numbersOf(
        'Mob. 137 0256 8819',
        'Tel +86 574 8555 0142',
        'Irvine, CA 92618',
        'Tel +1 949 555 0142',
      )[0],
    '+86 137 0256 8819',
  ],
  [
    'numbers of registers',
    () =>
      [
        ['Taichung 404, Taiwan', '統一編號 53876109'],
        ['Seattle, WA 98101', 'NPI 2067891234'],
        ['København, Danmark', 'CVRnr. 30551248'],
        ['Amsterdam, Nederland', 'KvK Amsterdam nr. 201234567'],
        ['Madrid, España', 'N.I.F. nº 612 345 678'],
        ['São Paulo, Brasil', 'CNPJ 11.987.654/0001-90'],
      ].flatMap((lines) => numbersOf(...lines)),
    [],
  ],
];

function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}

test.each([...LETTERS, ...VCARDS, ...TABLES, ...KNOWN, ...OUT, ...NUMBERS])(
  '%s',
  (_, actual, right) => {
    expect(actual()).toEqual(right);
  },
);
