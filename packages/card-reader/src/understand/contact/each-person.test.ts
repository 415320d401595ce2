import { expect, test } from 'vitest';
import { understandLines } from '../../node/testing/understand-lines.ts';
import { cardLines } from '../testing/card-lines.ts';
import { eachPerson } from './each-person.ts';

async function read(...lines: Parameters<typeof cardLines>) {
  return eachPerson(await understandLines(cardLines(...lines)));
}

test('both people of a card are contacts, each with their own mailbox', async () => {
  const readings = await read(
    'Rossi & Bianchi Architects',
    'Jane Rossi',
    'Managing Partner',
    'Peter Bianchi',
    'Senior Architect',
    '12 Mill Lane, Oxford OX1 2AB',
    '+44 20 7946 0958',
    'jane.rossi@rossibianchi.co.uk',
    'peter.bianchi@rossibianchi.co.uk',
  );
  const told = readings.map(({ fullName, title, emails, phones }) => [
    fullName?.value,
    title?.value,
    emails.map(({ value }) => value),
    phones.length,
  ]);
  expect(told).toEqual([
    ['Jane Rossi', 'Managing Partner', ['jane.rossi@rossibianchi.co.uk'], 1],
    ['Peter Bianchi', 'Senior Architect', ['peter.bianchi@rossibianchi.co.uk'], 1],
  ]);
});

test('a card of one person is one contact', async () => {
  const readings = await read('Jane Rossi', 'Architect', 'jane@rossi.studio', '+44 20 7946 0958');
  expect(readings.map(({ fullName }) => fullName?.value)).toEqual(['Jane Rossi']);
});

test('two of one family, set alike on one row, are both on the card', async () => {
  const readings = await read(
    { text: 'Steinmetz Böttcher', size: 60 },
    { text: 'Jörg Böttcher', size: 36, y: 200 },
    { text: 'Anke Böttcher', size: 36, y: 200, x: 500 },
    { text: 'Steinmetzmeister', y: 250 },
    { text: 'Büro & Kundenberatung', y: 250, x: 500 },
    { text: 'Telefon 0 34 45 / 20 71 - 0', y: 400 },
    { text: 'post@steinmetz-boettcher.de', y: 440 },
  );
  expect(readings.map(({ fullName }) => fullName?.value)).toEqual([
    'Jörg Böttcher',
    'Anke Böttcher',
  ]);
});

test('each has the own mobile first, beside each other or one below the other', async () => {
  const numbers = async (...lines: Parameters<typeof cardLines>) =>
    (await read(...lines)).map(({ phones }) => phones.map(({ value }) => value.number.slice(-4)));
  const aside = (y: number, x = 60) => ({ y, x });
  expect(
    await numbers(
      { text: 'Rossi & Bianchi Architects', size: 40 },
      { text: 'Tel +44 20 7946 0958', ...aside(100) },
      { text: 'Jane Rossi', size: 36, ...aside(200) },
      { text: 'Peter Bianchi', size: 36, ...aside(200, 500) },
      { text: 'Partner', ...aside(250) },
      { text: 'Architect', ...aside(250, 500) },
      { text: 'M +44 7400 123456', ...aside(290) },
      { text: 'M +44 7400 123457', ...aside(290, 500) },
    ),
  ).toEqual([
    ['3456', '0958', '3457'],
    ['3457', '0958', '3456'],
  ]);
  const below = ['Jane Rossi', 'Partner', 'M +44 7400 123456'];
  const second = ['Peter Bianchi', 'Architect', 'M +44 7400 123457'];
  expect(await numbers('Rossi & Bianchi Architects', ...below, ...second)).toEqual([
    ['3456', '3457'],
    ['3457', '3456'],
  ]);
});
