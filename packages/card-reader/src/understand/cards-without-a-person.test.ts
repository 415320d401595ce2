import { expect, test } from 'vitest';
import { understandLines } from '../node/testing/understand-lines.ts';
import { toContact } from './contact/to-contact.ts';
import { cardLines } from './testing/card-lines.ts';

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

test('the sign of a workshop is its name, and its owner the person', async () => {
  const reading = await understandLines(
    cardLines(
      { text: 'AUTO-WIŚ', size: 70 },
      { text: 'mgr inż. Zbigniew Wiśniewski', size: 40 },
      'właściciel',
      'ul. Gen. Józefa Bema 14a',
      '33-100 Tarnów',
      'tel. kom. 604 118 952',
      'e-mail: autowis@op.pl',
    ),
  );
  expect(reading.fullName?.value).toBe('Zbigniew Wiśniewski');
  expect(reading.org?.value).toBe('AUTO-WIŚ');
});

test('a mailbox at a provider tells that two lines are one name', async () => {
  const reading = await understandLines(
    cardLines(
      { text: 'PRIMĂRIA COMUNEI', size: 50 },
      { text: 'VALEA TEILOR', size: 45 },
      { text: 'ing. Cătălin Țiplea', size: 40 },
      'Viceprimar',
      'Str. Principală nr. 211, Valea Teilor',
      'Tel.: 0265-773 412',
      'primaria_valeateilor@yahoo.com',
    ),
  );
  expect(reading.org?.value).toBe('PRIMĂRIA COMUNEI VALEA TEILOR');
});
