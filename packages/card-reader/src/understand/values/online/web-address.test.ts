import { expect, test } from 'vitest';
import { isSocial, takeHandles } from './social-profile.ts';
import { takeWebAddresses } from './web-address.ts';

const found = (text: string) => takeWebAddresses(text).found.map(({ value }) => value);

test.each([
  ['www.acme.com', 'www.acme.com'],
  ['Web: acme.co.uk', 'acme.co.uk'],
  ['WWW.ACME.DE', 'www.acme.de'],
  ['https://acme.io/team/', 'acme.io/team'],
  ['www,acme.com', 'www.acme.com'],
  ['www. acme.com', 'www.acme.com'],
  ['wwwacme.com', 'www.acme.com'],
  ['www2.acme.com', 'www2.acme.com'],
  ['acme.design/@acme.studio', 'acme.design'],
  ['youtube.com/@acme', 'youtube.com/@acme'],
  ['www.acme.con.de', 'www.acme.con.de'],
  ['Besuchen Sie uns auf acme.de', 'acme.de'],
  ['SmithPartner.com', 'smithpartner.com'],
])('«%s» holds %s', (text, address) => {
  expect(found(text)).toEqual([address]);
});

test.each([
  'Ph.D.',
  'Dipl.Ing.',
  'St.Gallen',
  'Vsk.nr',
  'M.Sc',
  'KLİMA SAN.VE TİC.LTD.ŞTİ.',
  'e.K.',
  'Jane R. Smith',
  'Smith.Partner',
  'PhD.in Physics',
  'USt-IdNr.de 123',
  'Nr.12',
])('«%s» is no web address', (text) => {
  expect(found(text)).toEqual([]);
});

test('profiles of social networks are told from websites', () => {
  const [profile] = takeWebAddresses('linkedin.com/in/jane-doe').found;
  const [site] = takeWebAddresses('www.linkedin-partners.com').found;
  expect(profile && isSocial(profile)).toBe(true);
  expect(site && isSocial(site)).toBe(false);
});

test.each([
  ['LinkedIn: jane-doe', 'linkedin.com/in/jane-doe'],
  ['in/jane-doe', 'linkedin.com/in/jane-doe'],
  ['Instagram @acme.bakery', 'instagram.com/acme.bakery'],
])('«%s» is completed to %s', (text, address) => {
  expect(takeHandles(text).found).toEqual([{ value: address, completed: true }]);
});

test('a trade that begins like a network is not one', () => {
  expect(takeHandles('Installatietechniek').found).toEqual([]);
});
