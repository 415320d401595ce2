import { expect, test } from 'vitest';
import { parseImport } from '../testing/parse-import.ts';
import { planImport } from './import-plan.ts';

test('an empty card is reported with its number', () => {
  const file = 'BEGIN:VCARD\nFN:Jane\nEND:VCARD\nBEGIN:VCARD\nNOTE:x\nEND:VCARD\n';
  expect(parseImport(file)).toMatchObject({
    contacts: [{ contact: { fullName: 'Jane' } }],
    problems: [{ row: 2, message: 'This card has no name, e-mail, phone or organization.' }],
  });
});

test('a file without cards is read as a table', () => {
  expect(parseImport('Name;Email\nJane;jane@acme.example\n').contacts).toHaveLength(1);
});

test('a hostile file of a megabyte is read like a harmless one', () => {
  const million = 1_000_000;
  const marks = `a${'\u0300\u0323'.repeat(million / 2)}`;
  for (const hostile of [
    '\n'.repeat(million),
    '\u2028'.repeat(million),
    '\u00a0\n'.repeat(million / 2),
    marks,
    `${marks},Name\nx,Ada`,
    `Name\n${marks}`,
    `Name,Email\n${';'.repeat(million)}`,
    `Name,Email\na,${'@'.repeat(million)}`,
    `Name,Website\na,${'http://a.b ::: '.repeat(million / 15)}`,
    `BEGIN:VCARD\nFN:${marks}\nURL:${'a.'.repeat(million / 2)}\nEND:VCARD`,
  ]) {
    const found = parseImport(hostile).contacts.map((imported) => ({ file: 'x', imported }));
    expect(planImport(found, []).fresh.length).toBeLessThanOrEqual(1);
  }
});

test.each([
  ['rows', `Name\n${'Ada\n'.repeat(100_002)}`],
  ['cards', 'BEGIN:VCARD\nFN:Ada\nEND:VCARD\n'.repeat(100_002)],
])('of too many %s the first are read, and the rest is reported', (_, text) => {
  const { contacts, problems } = parseImport(text);
  expect(contacts).toHaveLength(100_000);
  expect(problems).toMatchObject([{ message: expect.stringContaining('left out') }]);
});
