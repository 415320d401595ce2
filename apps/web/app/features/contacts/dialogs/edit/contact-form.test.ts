import fc from 'fast-check';
import { expect, test } from 'vitest';
import { row } from '../../testing/rows.ts';
import { columnsOf, contactFormSchema, formOf } from './contact-form.ts';

const jane = row({
  full_name: 'Dr. Jane Doe',
  email: 'jane@acme.example',
  phone: '+49 30 1',
  org: 'Acme',
  title: 'CTO',
  notes: 'met',
  hashtags: 'tech, ai',
  tags: ['Hannover 2026', 'lead'],
  linkedin_url: 'https://www.linkedin.com/in/jane',
  linkedin_updated_at: '2026-01-01T00:00:00Z',
  description: 'Builds robots',
  confidence: 'high',
  details: {
    fullName: 'Dr. Jane Doe',
    name: { family: 'Doe', given: 'Jane', additional: '', prefix: 'Dr.', suffix: '' },
    emails: ['jane@acme.example', 'jd@home.example'],
    phones: [
      { number: '+49 30 1', kinds: ['work', 'fax'] },
      { number: '+49 170 2', kinds: ['cell'] },
    ],
    urls: ['https://acme.example'],
    address: { street: 'Main St. 1', city: 'Berlin', region: '', postcode: '10115', country: '' },
    department: 'Research',
    hashtags: ['tech', 'ai'],
    reading: { lines: 4 },
  },
});

test('saving without a change writes what was there', () => {
  const columns = columnsOf(contactFormSchema.parse(formOf(jane)), jane);
  const { details, ...main } = columns;
  expect(jane).toMatchObject(main);
  expect(details).toMatchObject({ ...(jane.details as object), urls: expect.any(Array) });
});

test('an emptied field becomes empty everywhere', () => {
  const form = { ...formOf(jane), org: '', note: '', emails: [{ value: '' }], department: '' };
  const columns = columnsOf(contactFormSchema.parse(form), jane);
  expect(columns).toMatchObject({ org: null, notes: null, email: null });
  expect(columns.details).not.toHaveProperty('department');
  expect(columns.details).toMatchObject({ emails: [] });
});

test('a new name loses the parts of the old one', () => {
  const columns = columnsOf({ ...formOf(jane), fullName: 'Jane Smith' }, jane);
  expect(columns.details).not.toHaveProperty('name');
});

test('another LinkedIn profile forgets what was found for the old one', () => {
  const columns = columnsOf(
    { ...formOf(jane), linkedinUrl: 'https://www.linkedin.com/in/jd' },
    jane,
  );
  expect(columns).toMatchObject({ description: null, confidence: null, linkedin_updated_at: null });
  expect(columnsOf(formOf(jane), jane)).not.toHaveProperty('description');
});

test('a web address gets its scheme, and nothing but a web address is taken', () => {
  const form = formOf(null);
  const parse = (linkedinUrl: string) =>
    contactFormSchema.safeParse({ ...form, fullName: 'Jane', linkedinUrl });
  expect(parse('linkedin.com/in/jane').data?.linkedinUrl).toBe('https://linkedin.com/in/jane');
  expect(parse('javascript:alert(1)').success).toBe(false);
  expect(parse('nowhere').success).toBe(false);
});

test('a name is needed and an e-mail address must look like one', () => {
  const problems = contactFormSchema.safeParse({ ...formOf(null), emails: [{ value: 'jane@' }] });
  expect(problems.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['fullName', 'Please enter a name'],
    ['emails.0.value', 'Not an e-mail address'],
  ]);
});

test('a record of any shape can be opened', () => {
  fc.assert(
    fc.property(fc.anything(), (details) => {
      expect(formOf(row({ full_name: null, details })).fullName).toBe('Unknown Contact');
    }),
  );
});
