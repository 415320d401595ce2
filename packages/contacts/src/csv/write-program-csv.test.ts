import Papa from 'papaparse';
import { expect, test } from 'vitest';
import type { Contact } from '../contact.ts';
import { toRecordFields } from '../contact-record.ts';
import { record } from '../testing/arbitrary-record.ts';
import { parseContactsCsv } from '../testing/parse-import.ts';
import { CSV_PROGRAMS, type CsvProgram } from './csv-programs.ts';
import { writeProgramCsv } from './write-program-csv.ts';

const FORMS = Object.keys(CSV_PROGRAMS) as CsvProgram[];

const jane: Contact = {
  fullName: 'Dr. Jane Q. Doe',
  name: { family: 'Doe', given: 'Jane', additional: 'Q.', prefix: 'Dr.', suffix: '' },
  emails: ['jane@acme.example', 'jd@home.example'],
  phones: [
    { number: '+49 170 1', kinds: ['cell'] },
    { number: '+49 30 1', kinds: ['work'] },
    { number: '+49 30 9', kinds: ['fax'] },
  ],
  org: 'Acme, Inc.',
  department: 'Research',
  title: 'CTO',
  note: '=HYPERLINK("http://evil.example")',
  urls: ['https://www.linkedin.com/in/jane'],
  address: { street: 'Main St 1', city: 'Berlin', region: 'BE', postcode: '10115', country: 'DE' },
  met: { event: 'Hannover Fair', place: 'Hall 5', day: '2026-04-20' },
  hashtags: [],
};
const tags = ['VIP Kunden', 'Fair'];

test.each(FORMS)('a contact survives the table for %s', (form) => {
  const csv = writeProgramCsv(form, [record({ ...toRecordFields(jane), tags })]);
  const { contacts, problems } = parseContactsCsv(csv);
  expect(problems).toEqual([]);
  const { fullName, name, met, note, emails, ...rest } = jane;
  expect(contacts[0]).toMatchObject({ contact: rest, tags });
  const text = JSON.stringify(contacts[0]);
  for (const part of ['Doe', 'Jane', 'Q.', 'Dr.', ...emails, ...Object.values(met ?? {})]) {
    expect(text).toContain(part);
  }
  expect(contacts[0]?.contact.note).toMatch(/^=HYPERLINK\("http:\/\/evil\.example"\)/);
});

test.each(FORMS)(
  'no number is lost if there are more than the table for %s has columns',
  (form) => {
    const kinds = [
      ['work'],
      ['work'],
      ['work'],
      ['home'],
      ['fax'],
      ['work', 'fax'],
      ['pager'],
      [],
      [],
    ];
    const phones = kinds.map((of, index) => ({ number: `+49 30 10${index}`, kinds: of }));
    const emails = ['a@x', 'b@x', 'c@x', 'd@x', 'e@x'];
    const contact = { ...jane, phones, emails } as Contact;
    const csv = writeProgramCsv(form, [record(toRecordFields(contact))]);
    for (const { number } of phones) expect(csv).toContain(number);
    for (const email of emails) expect(csv).toContain(email);
  },
);

const imported: NonNullable<Contact['imported']> = [
  { name: 'BDAY', value: '19800203' },
  { name: 'NICKNAME', value: 'Janie' },
  { name: 'ADR', value: ';;Elm 1;Bonn;;;', params: { TYPE: ['HOME'] } },
  { name: 'ADR', value: ';;Sea 2;Kiel;;24103;', params: { TYPE: ['HOME'] } },
  { name: 'TZ', value: '+01:00' },
  { name: 'KEY', value: 'AAAA', params: { ENCODING: ['b'] } },
];
const known = (form: CsvProgram) =>
  writeProgramCsv(form, [record(toRecordFields({ ...jane, note: 'met', imported }))]);

test.each(['hubspot', 'salesforce'] as const)(
  'everything else in an imported file is in the notes of %s',
  (form) => {
    const csv = known(form);
    expect(csv).toContain('met\nBirthday: 19800203\nNickname: Janie\nAddress (Home): Elm 1, Bonn');
    expect(csv).not.toContain('Key');
  },
);

test.each([
  ['google', 'Address 2 - Street', 'met\nTime zone: +01:00'],
  ['outlook', 'Home Street', 'met\nTime zone: +01:00\nMet At: Hannover Fair'],
] as const)('%s has columns for a birthday and for home addresses', (form, street, note) => {
  const { data } = Papa.parse<Record<string, string>>(known(form), { header: true });
  expect(data[0]).toMatchObject({
    Birthday: '1980-02-03',
    Nickname: 'Janie',
    [street]: 'Elm 1',
    Notes: expect.stringContaining(note),
  });
  const [contact] = parseContactsCsv(known(form)).contacts;
  expect(contact?.contact.imported).toEqual(
    expect.arrayContaining([
      { name: 'BDAY', value: '1980-02-03' },
      { name: 'NICKNAME', value: 'Janie' },
      { name: 'ADR', value: ';;Elm 1;Bonn;;;', params: { TYPE: ['HOME'] } },
    ]),
  );
  expect(JSON.stringify(contact)).toContain('Sea 2');
});

test.each(['google', 'outlook'] as const)('a single home address stays one in %s', (form) => {
  const home = [
    { name: 'ADR', value: ';;Elm 1;Bonn;;;', params: { TYPE: ['HOME'] }, isField: true as const },
  ];
  const address = { street: 'Elm 1', city: 'Bonn', region: '', postcode: '', country: '' };
  const csv = writeProgramCsv(form, [record(toRecordFields({ ...jane, address, imported: home }))]);
  expect(parseContactsCsv(csv).contacts[0]?.contact).toMatchObject({ address, imported: home });
});

test('a Google address keeps its owner’s label', () => {
  const csv = 'Name,Address 1 - Label,Address 1 - Street\nJane,Atelier,Elm 1';
  expect(parseContactsCsv(csv).contacts[0]?.contact.imported).toMatchObject([
    { name: 'ADR', label: 'Atelier', isField: true },
  ]);
});

test.each(FORMS)('no cell of the table for %s is a formula', (form) => {
  const evil = '=1+1';
  const csv = writeProgramCsv(form, [
    record({
      ...toRecordFields({ ...jane, org: evil, title: '@x', note: '+1+cmd|x' }),
      tags: [evil],
    }),
  ]);
  expect(csv).not.toMatch(/(?:^|[,;\n])"?[=@]/);
  expect(csv).not.toContain(',+1+cmd');
  expect(csv).toContain(',+49 170 1');
});

test('one contact has the columns that another needs', () => {
  const [header, ...rows] = writeProgramCsv('google', [
    record(toRecordFields(jane)),
    record({ full_name: 'Li' }),
  ]).split('\r\n');
  expect(header).toContain('E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value');
  expect(rows[1]).toMatch(/^,,Li,/);
});

test.each(FORMS)('an empty table for %s has only a header', (form) => {
  expect(writeProgramCsv(form, [])).toMatch(/First Name/);
});
