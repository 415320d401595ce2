import { expect, test } from 'vitest';
import { makeXlsx } from '../testing/make-xlsx.ts';
import { importRows } from '../testing/parse-import.ts';
import { readXlsx } from './read-xlsx.ts';

const workbook = makeXlsx([
  ['Vorname', 'Name', 'Mobiltelefon', 'Met On', null, 'Firma'],
  ['Jörg', 'Müller', 493012345678, { day: 46132 }, null, 'Müller &amp; Co'],
  [null, 'Doe', '+49 30 1'],
]);

test('a workbook is read as a table', async () => {
  const { contacts, problems } = importRows(await readXlsx(workbook));
  expect(contacts).toMatchObject([
    {
      row: 2,
      contact: {
        fullName: 'Jörg Müller',
        org: 'Müller & Co',
        phones: [{ number: '493012345678', kinds: ['cell'] }],
        met: { day: '2026-04-20' },
      },
    },
    { row: 3, contact: { fullName: 'Doe', phones: [{ number: '+49 30 1' }] } },
  ]);
  expect(problems).toEqual([]);
});

test('a file that is not a workbook is refused', async () => {
  await expect(readXlsx(new TextEncoder().encode('PK').buffer)).rejects.toThrow();
});
