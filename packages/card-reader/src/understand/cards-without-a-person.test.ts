import { expect, test } from 'vitest';
import { understandLines } from '../node/testing/understand-lines.ts';
import { cardLines } from './testing/card-lines.ts';
import { toContact } from './to-contact.ts';

const cards: [what: string, org: string, lines: Parameters<typeof cardLines>][] = [
  [
    'a restaurant',
    'Taverna Kyma',
    [
      { text: 'Taverna Kyma', size: 60 },
      'Fresh Fish • Meze • Live Music',
      'Free Home Delivery',
      'Open daily 12 – 23.30',
      'Tel. +30 22860 71234',
      'Ammoudi Bay, 847 02 Oia',
    ],
  ],
  [
    'a taxi',
    'Highland Cabs',
    [
      { text: 'HIGHLAND CABS', size: 60 },
      'Airports · Stations · Weddings',
      '24 Hours a Day',
      '01463 710 555',
      'highlandcabs@gmail.com',
    ],
  ],
  [
    'a practice',
    'Zahnarztpraxis am Stadtpark',
    [
      { text: 'Zahnarztpraxis am Stadtpark', size: 50 },
      'Sprechzeiten: Mo–Fr 8–12 und 14–18 Uhr',
      'Parkallee 12, 28209 Bremen',
      'Telefon 0421 / 34 57 61',
      'www.zahnarzt-stadtpark.de',
    ],
  ],
];

test.each(cards)('on the card of %s nobody is made up', async (_, org, lines) => {
  const reading = await understandLines(cardLines(...lines));
  expect(reading.fullName).toBeUndefined();
  expect(reading.title).toBeUndefined();
  const contact = toContact(reading);
  expect(contact.fullName.toLowerCase()).toBe(org.toLowerCase());
  expect(contact.org).toBe(contact.fullName);
  expect(contact.name).toBeUndefined();
});

test('a tax number is no telephone', async () => {
  const reading = await understandLines(
    cardLines(
      { text: 'Jadranka Perić', size: 40 },
      'direktorica prodaje',
      'Luka Ploče d.o.o.',
      'Tel: +385 20 603 114',
      'OIB 48213906675',
      'jadranka.peric@lukaploce.hr',
    ),
  );
  expect(reading.phones.map(({ value }) => value.number)).toEqual(['+385 20 603 114']);
});
