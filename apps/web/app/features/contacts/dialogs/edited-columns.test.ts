import type { Json } from '@cardsift/backend/database.types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromForm, toForm } from '#app/contact-book/editor/contact-form.ts';
import { row } from '../testing/rows.ts';
import { toColumns, toEditedContact } from './edited-columns.ts';

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

/** The columns after these fields of Jane's form were changed. */
function columnsAfter(changes: Partial<ReturnType<typeof toForm>>) {
  const edited = toEditedContact(jane);
  return toColumns(fromForm({ ...toForm(edited), ...changes }, edited.contact), jane);
}

test('saving without a change writes what was there', () => {
  const { details, ...main } = columnsAfter({});
  expect(jane).toMatchObject(main);
  expect(details).toMatchObject({ ...(jane.details as object), urls: expect.any(Array) });
});

test('an emptied field becomes empty everywhere', () => {
  const columns = columnsAfter({ org: '', note: '', emails: [{ value: '' }], department: '' });
  expect(columns).toMatchObject({ org: null, notes: null, email: null });
  expect(columns.details).not.toHaveProperty('department');
  expect(columns.details).toMatchObject({ emails: [] });
});

test('a new name loses the parts of the old one', () => {
  expect(columnsAfter({ fullName: 'Jane Smith' }).details).not.toHaveProperty('name');
});

test('another LinkedIn profile forgets what was found for the old one', () => {
  expect(columnsAfter({ linkedinUrl: 'https://www.linkedin.com/in/jd' })).toMatchObject({
    description: null,
    confidence: null,
    linkedin_updated_at: null,
  });
  expect(columnsAfter({})).not.toHaveProperty('description');
});

test('a record of any shape can be opened', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (details) => {
      const record = row({ full_name: null, details: details as NonNullable<Json> });
      expect(toEditedContact(record).contact.fullName).toBe('Unknown Contact');
    }),
  );
});
