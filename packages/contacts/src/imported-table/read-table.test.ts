import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldText } from '../testing/arbitrary-contact.ts';
import { parseContactsCsv } from '../testing/parse-import.ts';
import { writeVcard } from '../vcard/write-vcard.ts';
import { COLUMN_FIELDS, type ColumnField } from './column-fields.ts';
import { createTableImport } from './read-table.ts';

const one = (csv: string) => parseContactsCsv(csv).contacts[0]?.contact;

test.each([
  ['Vorname;Name', 'Jane;Doe', 'Jane Doe'],
  ['Nombre,Apellidos', 'Ana,García', 'Ana García'],
  ['Vollständiger Name;Telefon', 'Jane Doe;030 1', 'Jane Doe'],
  ['Name,Given Name,Family Name', 'J. D.,Jane,Doe', 'Jane Doe'],
  ['Given Name,Family Name', '太郎,山田', '山田 太郎'],
  ['Title,Name', 'Dr.,Jane Doe', 'Dr. Jane Doe'],
  ['Title,Name,Job Title', 'Mr.,John Doe,CTO', 'John Doe'],
])('under %s, %s is %s', (header, row, fullName) => {
  expect(one(`${header}\n${row}`)?.fullName).toBe(fullName);
});

test('a full name that differs from its parts is kept', () => {
  expect(one('Name,Given Name,Family Name\nJ. D.,Jane,Doe')).toMatchObject({
    name: { given: 'Jane', family: 'Doe' },
    note: 'Name: J. D.',
  });
});

test('“Dr.” beside a job title is an honorific, and a job stays a job', () => {
  expect(one('Title,Name,Job Title\nDr.,Jane Doe,CTO')).toMatchObject({
    name: { prefix: 'Dr.' },
    title: 'CTO',
  });
  expect(one('Title,Name\nCTO,Jane Doe')).toMatchObject({ fullName: 'Jane Doe', title: 'CTO' });
});

test.each([
  ['Telefon geschäftlich', '030 1', { phones: [{ number: '030 1', kinds: ['work'] }] }],
  ['Fax geschäftlich', '030 1', { phones: [{ number: '030 1', kinds: ['work', 'fax'] }] }],
  ['Mobile Phone Number', '0170 1', { phones: [{ number: '0170 1', kinds: ['cell'] }] }],
  ['Webseite', 'www.x.example', { urls: ['https://www.x.example'] }],
  ['Account Name', 'Acme', { org: 'Acme' }],
  ['Primary Email', 'a@x.example', { emails: ['a@x.example'] }],
  ['Work Email', 'a@x.example', { emails: ['a@x.example'] }],
  ['Bemerkung', 'freundlich', { note: 'freundlich' }],
  ['Lieblingsfarbe', 'blau', { note: 'Lieblingsfarbe: blau' }],
  ['Kontaktkanal', 'a@x.example', { emails: ['a@x.example'] }],
])('a column %s is recognized', (header, value, contact) => {
  expect(one(`Name;${header}\nJane Doe;${value}`)).toMatchObject(contact);
});

test.each([
  ['a@x; b@x', ['a@x', 'b@x'], []],
  ['Emil <e@x>', ['e@x'], []],
  ['"Doe, Emil" <e@x>, f@x', ['e@x', 'f@x'], []],
  ['mailto:a@x', ['a@x'], []],
  ['n/a', [], ['n/a']],
  ['a@x, ask Li', ['a@x'], ['ask Li']],
])('from the e-mail cell %j only the invalid part is lost', (cell, emails, lost) => {
  const quoted = `"${cell.replaceAll('"', '""')}"`;
  const { contacts, problems } = parseContactsCsv(`Name,Email,Phone\nJane,${quoted},+49 30 1`);
  expect(contacts).toMatchObject([
    { contact: { fullName: 'Jane', emails, phones: [{ number: '+49 30 1' }] } },
  ]);
  expect(problems.map(({ value }) => value)).toEqual(lost);
});

test('a number that a spreadsheet shortened is dropped and reported', () => {
  const { contacts, problems } = parseContactsCsv(
    'Name;Phone\nJane;4.93012E+11\nLi;4,93012E+11\nAda;="0301234"\nBo;#NAME?',
  );
  expect(contacts.map(({ contact }) => contact.phones)).toEqual([
    [],
    [],
    [{ number: '0301234', kinds: [] }],
    [],
  ]);
  expect(problems).toMatchObject([
    { row: 2, value: '4.93012E+11', isShortened: true },
    { row: 3, value: '4,93012E+11', isShortened: true },
    { row: 5, message: '“#NAME?” is not a phone number.' },
  ]);
});

test.each([
  ['sep=;', 'sep=;\r\nName;Email\r\nDoe, Jane;a@x', 'Doe, Jane'],
  ['tabs', 'Name\tEmail\nDoe, Jane\ta@x', 'Doe, Jane'],
  ['bars', 'Name|Email\nDoe, Jane|a@x', 'Doe, Jane'],
  ['semicolons and commas in the text', 'Name;Email\nDoe, Jane, CTO;a@x', 'Doe, Jane, CTO'],
])('%s separate the cells', (_, csv, fullName) => {
  expect(one(csv)).toMatchObject({ fullName, emails: ['a@x'] });
});

test('a bare list of addresses needs no header', () => {
  const { contacts, problems } = parseContactsCsv(
    'a@x.example\nEmil <e@x.example>\n\nb@x.example\n',
  );
  expect(contacts).toMatchObject([
    { row: 1, contact: { fullName: 'a@x.example', emails: ['a@x.example'] } },
    { row: 2, contact: { fullName: 'Emil', emails: ['e@x.example'] } },
    { row: 4, contact: { emails: ['b@x.example'] } },
  ]);
  expect(problems).toEqual([]);
});

test('an address in one cell is the street if the other parts have columns, and is kept if it says more', () => {
  expect(one('Name,Address,City\nJane,Elm 1,Bonn')?.address).toMatchObject({
    street: 'Elm 1',
    city: 'Bonn',
  });
  expect(one('Name,Address,Street,City\nJane,"Elm 1, rear house, Bonn",Elm 1,Bonn')).toMatchObject({
    address: { street: 'Elm 1', city: 'Bonn' },
    note: 'Address: Elm 1, rear house, Bonn',
  });
});

test('every value of a row is in its contact, its tags or its problems', () => {
  const columns = (Object.keys(COLUMN_FIELDS) as ColumnField[]).filter(
    (field) => !['skip', 'phone kind', 'address kind'].includes(field),
  );
  const plain = fieldText.filter(
    (text) => /^[\p{L}\p{N} ]+$/u.test(text) && !/^\s|\s$|\s\s/.test(text),
  );
  const cell = fc.tuple(fc.constantFrom(...columns), plain);
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 12 }), (cells) => {
      const headers = ['Name', ...cells.map((_, index) => `h${index}x`)];
      const columns = headers.map((header) => ({ header, samples: [] }));
      const table = { columns, rows: 1, firstRow: 2, isTooLong: false };
      const taken = createTableImport(table, ['name', ...cells.map(([field]) => field)]);
      taken.add([headers, ['Jane', ...cells.map(([, value]) => value)]]);
      const all = JSON.stringify(taken.end());
      for (const [, value] of cells) {
        for (const word of value.split(' ')) expect(all).toContain(word);
      }
    }),
  );
});

test.each([
  ['1980-02-03', '1980-02-03'],
  ['3.2.1980', '1980-02-03'],
  ['2/13/1980', '1980-02-13'],
  ['13/2/1980', '1980-02-13'],
  ['2/2/1980', '1980-02-02'],
])('the birthday %s is %s', (written, day) => {
  const contact = one(`Name,Birthday\nJane,${written}`);
  expect(contact?.imported).toEqual([{ name: 'BDAY', value: day }]);
  expect(contact?.note).toBeUndefined();
});

test.each(['2/3/1980', 'in May', '31.2.1980'])(
  'the ambiguous birthday “%s” is kept as written',
  (written) => {
    expect(one(`Name,Birthday\nJane,${written}`)?.note).toBe(`Birthday: ${written}`);
  },
);

test('a single home address becomes the contact’s, and stays a home address', () => {
  const contact = one('Name,Home Street,Home City\nJane,Elm 1,Bonn');
  expect(contact?.address).toMatchObject({ street: 'Elm 1', city: 'Bonn' });
  expect(contact && writeVcard(contact)).toContain('ADR;TYPE=HOME:;;Elm 1;Bonn;;;');
});
