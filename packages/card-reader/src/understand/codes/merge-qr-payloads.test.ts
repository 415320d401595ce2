import { expect, test } from 'vitest';
import { understandLines } from '../../node/testing/understand-lines.ts';
import { toContact } from '../contact/to-contact.ts';
import { cardLines } from '../testing/card-lines.ts';

const lines = cardLines(
  { text: 'Jorg Voss', size: 36 },
  'Vertriebsleiter',
  'Halaric GmbH',
  'T +49 30 23125 100',
  'j.voss@halaric.de',
);
const merge = async (...qrPayloads: string[]) =>
  toContact(await understandLines(lines, { qrPayloads }));

test('what a vCard says wins over what was read', async () => {
  const contact = await merge(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:Jörg Voß',
      'N:Voß;Jörg;;;',
      'TEL;TYPE=CELL:+4917139200 12',
      'TEL;TYPE=WORK:+493023125100',
      'EMAIL:J.Voss@halaric.de',
      'END:VCARD',
    ].join('\r\n'),
  );
  expect(contact).toMatchObject({
    fullName: 'Jörg Voß',
    name: { given: 'Jörg', family: 'Voß' },
    title: 'Vertriebsleiter',
    org: 'Halaric GmbH',
    emails: ['j.voss@halaric.de'],
    phones: [
      { number: '+49 30 23125100', kinds: ['work'] },
      { number: '+49 171 3920012', kinds: ['cell'] },
    ],
  });
});

test('a name that a form made without marks is spelt as on the card, and no address is dialed', async () => {
  const marked = cardLines({ text: 'Jörg Weiß', size: 36 }, 'Halaric GmbH', 'T +49 30 23125 100');
  const vcard = (name: string) =>
    `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\nTEL;TYPE=HOME:www.halaric.de\r\nEND:VCARD`;
  const read = async (name: string) =>
    toContact(await understandLines(marked, { qrPayloads: [vcard(name)] }));
  const contact = await read('Jorg Weib');
  expect(contact.phones.map(({ number }) => number)).toEqual(['+49 30 23125100']);
  expect((await read('Jorg Weiß')).fullName).toBe('Jorg Weiß');
  expect((await read('Jörg Weiss')).fullName).toBe('Jörg Weiss');
});

test('a MECARD is merged as well', async () => {
  const contact = await merge(
    'MECARD:N:Voß,Jörg;TEL:+493023125100;EMAIL:j.voss@halaric.de;URL:halaric.de;;',
  );
  expect(contact.fullName).toBe('Jörg Voß');
  expect(contact.urls).toEqual(['https://halaric.de']);
  expect(contact.phones).toHaveLength(1);
});

test.each([
  [
    'in DoCoMo’s seven parts',
    ',,Hafenstraße 12,Bremen,,28195,Deutschland',
    { street: 'Hafenstraße 12', city: 'Bremen', postcode: '28195', country: 'Deutschland' },
  ],
  [
    'as people type it',
    'Hafenstraße 12, 28195 Bremen',
    { street: 'Hafenstraße 12', city: 'Bremen', postcode: '28195' },
  ],
  [
    'with its commas escaped',
    '76 9th Avenue\\, 4th Floor\\, New York\\, NY 10011',
    { street: '76 9th Avenue, 4th Floor', city: 'New York', region: 'NY', postcode: '10011' },
  ],
])('the postal address of a MECARD is kept, %s', async (_, address, expected) => {
  const contact = await merge(`MECARD:N:Voß,Jörg;ADR:${address};TEL:+493023125100;;`);
  expect(contact.address).toMatchObject(expected);
});

test('a MECARD without an address leaves the printed one alone', async () => {
  expect((await merge('MECARD:N:Voß,Jörg;ADR:,,,,,,;;')).address).toEqual(
    (await merge('MECARD:N:Voß,Jörg;;')).address,
  );
});

test('an address of a profile is kept as a link', async () => {
  expect((await merge('https://www.linkedin.com/in/joerg-voss')).urls).toEqual([
    'https://www.linkedin.com/in/joerg-voss',
  ]);
});

test('other codes change nothing', async () => {
  expect(await merge('WIFI:S:guest;T:WPA;P:secret;;', '0123456789')).toEqual(await merge());
});
