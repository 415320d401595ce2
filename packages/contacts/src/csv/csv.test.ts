import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { toMeetingColumns } from '../meeting.ts';
import { anyText } from '../testing/any-text.ts';
import { fieldText } from '../testing/arbitrary-contact.ts';
import { record } from '../testing/arbitrary-record.ts';
import { parseContactsCsv } from '../testing/parse-import.ts';
import { protectFormula, protectPhone, unprotectFormula } from './protect-formula.ts';
import { writeContactsCsv } from './write-csv.ts';

test('the export has the columns in order, tags joined, and the date', () => {
  const jane = record({
    full_name: 'Jane "JD" Doe',
    email: 'jane@acme.example',
    phone: '+49 30 1',
    org: 'Acme, Inc.',
    title: 'CTO',
    notes: 'two\nlines',
    linkedin_url: 'https://www.linkedin.com/in/jane',
    tags: ['lead', 'Hannover 2026'],
    created_at: '2026-11-21T10:00:00.123+00:00',
  });
  expect(writeContactsCsv([jane])).toBe(
    'Name,Email,Phone,Organization,Title,Notes,LinkedIn URL,Tags,Date Added\r\n' +
      '"Jane ""JD"" Doe",jane@acme.example,+49 30 1,"Acme, Inc.",CTO,"two\nlines",https://www.linkedin.com/in/jane,lead; Hannover 2026,2026-11-21',
  );
});

test('where a person was met has its own columns, and can be imported', () => {
  const met = { event: 'Hannover Fair', place: 'Hall 5', day: '2026-04-20' };
  const jane = record({ full_name: 'Jane', ...toMeetingColumns(met) });
  const csv = writeContactsCsv([jane, record({ full_name: 'Li' })]);
  expect(csv.split('\r\n')[0]).toMatch(/,Date Added,Met At,Met Place,Met On$/);
  expect(parseContactsCsv(csv).contacts.map(({ contact }) => contact.met)).toEqual([
    met,
    undefined,
  ]);
});

test('an empty list gives only a header', () => {
  expect(writeContactsCsv([]).trim().split('\r\n')).toHaveLength(1);
});

/** Texts that start like formulas, also after characters that separate cells in other programs. */
const dangerous = fc
  .array(
    fc.oneof(
      fc.constantFrom('=1+1', '+', '-1', '@', '＝', "+49'!A1", '+1+cmd|x', '-HYPERLINK("x")'),
      fc.constantFrom('Foo', ';', '\t', '\r', '\n', ' ', "'", '"', ',', '+49 30 1'),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''));

/** Texts of what a phone number is written with, and of what separates cells. */
const phoneLike = fc.stringMatching(/^\+[0-9][0-9 ()./\t\r;+-]{0,12}$/);

test.each([
  ['commas', ','],
  ['semicolons', ';'],
  ['tabs', '\t'],
])('no cell runs as a formula if a spreadsheet separates cells by %s', (_, delimiter) => {
  fc.assert(
    fc.property(dangerous, dangerous, fc.oneof(dangerous, phoneLike), (value, tag, phone) => {
      const one = record({ full_name: value, org: value, notes: value, tags: [tag], phone });
      const { data } = Papa.parse<string[]>(writeContactsCsv([one]), { delimiter });
      for (const cell of data.slice(1).flat()) {
        if (/^\+\d[\d ().\-/]*$/.test(cell)) continue;
        expect(cell).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/);
      }
    }),
  );
});

test.each([
  ['Foo;=1+1', "Foo;'=1+1"],
  ['Foo\t=1+1', "Foo\t'=1+1"],
  ['Foo\n=1+1', "Foo\n'=1+1"],
  ['Foo\n- call\n- write', 'Foo\n- call\n- write'],
  ['Foo\n- HYPERLINK("x")', 'Foo\n\'- HYPERLINK("x")'],
  ['\n- call', "\n'- call"],
  ['Foo; Bar', 'Foo; Bar'],
  ["it's 1+1", "it's 1+1"],
])('%j is written as %j', (text, written) => {
  expect(protectFormula(text)).toBe(written);
});

test.each([
  ['+49 (30) 1-2/3', '+49 (30) 1-2/3'],
  ['+49\u00a030\u20091', '+49\u00a030\u20091'],
  ['+49 30 1\t-1', "'+49 30 1\t'-1"],
  ['+49 30 1\n-1', "'+49 30 1\n'-1"],
  ['+49 30 1;-1', "'+49 30 1;'-1"],
  ['-1', "'-1"],
])('the phone %j is written as %j', (text, written) => {
  expect(protectPhone(text)).toBe(written);
});

test('unprotecting restores what was protected', () => {
  fc.assert(
    fc.property(fc.oneof(dangerous, anyText), (text) => {
      expect(unprotectFormula(protectFormula(text))).toBe(text);
    }),
  );
});

test('what was exported is imported again unchanged', () => {
  const column = fc.oneof(fc.constant(null), fieldText);
  const tag = fieldText.filter((text) => !/[,;*]|:::/.test(text));
  const row = fc.record({
    full_name: fieldText,
    email: fc.oneof(fc.constant(null), fc.emailAddress()),
    phone: fc.oneof(fc.constant(null), fc.stringMatching(/^\+[1-9][0-9]{3,12}$/)),
    org: column,
    title: column,
    notes: column,
    tags: fc.uniqueArray(tag, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(row, (values) => {
      const { contacts, problems } = parseContactsCsv(writeContactsCsv([record(values)]));
      expect(problems).toEqual([]);
      const [{ contact, tags } = { contact: undefined, tags: [] }] = contacts;
      expect({
        full_name: contact?.fullName,
        email: contact?.emails[0] ?? null,
        phone: contact?.phones[0]?.number ?? null,
        org: contact?.org ?? null,
        title: contact?.title ?? null,
        notes: contact?.note ?? null,
        tags,
      }).toEqual(values);
    }),
  );
});

test('a table from Google Contacts is imported', () => {
  const csv = [
    'First Name,Middle Name,Last Name,Organization Name,Organization Title,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Notes,Website 1 - Value',
    'Jane,Q.,Doe,Acme,CTO,* myContacts ::: Fair,* Work,jane@acme.example,jd@home.example,Work,+49 30 1 ::: +49 30 2,met,https://acme.example',
  ].join('\r\n');
  expect(parseContactsCsv(csv).contacts).toEqual([
    {
      contact: {
        fullName: 'Jane Q. Doe',
        name: { family: 'Doe', given: 'Jane', additional: 'Q.', prefix: '', suffix: '' },
        emails: ['jane@acme.example', 'jd@home.example'],
        phones: [
          { number: '+49 30 1', kinds: ['work'] },
          { number: '+49 30 2', kinds: ['work'] },
        ],
        org: 'Acme',
        title: 'CTO',
        note: 'met',
        urls: ['https://acme.example'],
        hashtags: [],
      },
      tags: ['Fair'],
      row: 2,
    },
  ]);
});

test('a table from Outlook with semicolons and a byte order mark is imported', () => {
  const csv =
    '\uFEFFFirst Name;Last Name;Company;Job Title;E-mail Address;Business Phone;Mobile Phone;Business Fax\nJane;Doe;Acme;CTO;jane@acme.example;030 1;0170 2;030 3\n';
  expect(parseContactsCsv(csv).contacts[0]?.contact).toMatchObject({
    fullName: 'Jane Doe',
    emails: ['jane@acme.example'],
    org: 'Acme',
    title: 'CTO',
    phones: [
      { number: '0170 2', kinds: ['cell'] },
      { number: '030 1', kinds: ['work'] },
      { number: '030 3', kinds: ['work', 'fax'] },
    ],
  });
});

test('a row without a person is reported, and only the wrong value of a row is lost', () => {
  const csv = 'Name,Email,Title\nJane,jane@acme.example,\n,,Boss\nLi,not an address,\n\nAda,n/a,\n';
  const { contacts, problems } = parseContactsCsv(csv);
  expect(contacts.map(({ contact }) => contact.fullName)).toEqual(['Jane', 'Li', 'Ada']);
  expect(problems).toEqual([
    { row: 3, message: 'This row has no name, e-mail, phone or organization.' },
    {
      row: 4,
      column: 'Email',
      value: 'not an address',
      message: '“not an address” is not an e-mail address.',
    },
    { row: 6, column: 'Email', value: 'n/a', message: '“n/a” is not an e-mail address.' },
  ]);
});

test('no text makes the import throw', () => {
  fc.assert(fc.property(anyText, (text) => void parseContactsCsv(`Name,Email\n${text}`)));
});

test('values in two scripts have their own columns, and can be imported', () => {
  const details = {
    fullName: '山田 太郎',
    otherScript: { fullName: 'Taro Yamada', org: 'Aozora', title: 'Boss' },
    phonetic: { family: 'やまだ', given: 'たろう' },
  };
  const csv = writeContactsCsv([record({ full_name: '山田 太郎', details }), record()]);
  expect(csv.split('\r\n').map((line) => line.split(',').slice(8).join())).toEqual([
    'Date Added,Name in Other Script,Organization in Other Script,Title in Other Script,Phonetic First Name,Phonetic Last Name',
    expect.stringMatching(/^\d{4}-\d\d-\d\d,Taro Yamada,Aozora,Boss,たろう,やまだ$/),
    expect.stringMatching(/^\d{4}-\d\d-\d\d,,,,,$/),
  ]);
  expect(parseContactsCsv(csv).contacts[0]?.contact).toMatchObject(details);
});
