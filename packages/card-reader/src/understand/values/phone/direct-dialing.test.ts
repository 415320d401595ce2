import { expect, test } from 'vitest';
import { takeDirectDialing } from './direct-dialing.ts';
import { takePhones } from './take-phones.ts';

function short(text: string, base: string, country: 'DE' | 'AT') {
  const [phone] = takePhones(base, [country]).found;
  if (!phone) throw new Error(`no number in «${base}»`);
  return takeDirectDialing(text, { phone, printed: base }).found.map(({ number, labeled }) => [
    number,
    labeled,
  ]);
}

test.each([
  ['Durchwahl -14', '+49 8561 982714', 'work'],
  ['Telefax -29', '+49 8561 982729', 'fax'],
  ['Fax: – 29', '+49 8561 982729', 'fax'],
  ['DW 14', '+49 8561 982714', 'work'],
])('«%s» behind a number that ends in the zero of its house', (text, number, kind) => {
  expect(short(text, 'Telefon 0 85 61 / 98 27-0', 'DE')).toEqual([[number, kind]]);
});

test('a line may say two of them', () => {
  expect(short('Telefon -14/Telefax -15', 'Telefon 0 85 61 / 98 27-0', 'DE')).toEqual([
    ['+49 8561 982714', 'work'],
    ['+49 8561 982715', 'fax'],
  ]);
});

test('without that zero it is an extension, which Austria dials with the number', () => {
  expect(short('Fax DW 20', 'Tel. 08561 982714', 'DE')).toEqual([
    ['+49 8561 982714 ext. 20', 'fax'],
  ]);
  expect(short('Fax DW 20', 'Tel. +43 (0) 7281 / 62 04', 'AT')).toEqual([
    ['+43 7281 620420', 'fax'],
  ]);
});

test('the zero of everybody is the number itself', () => {
  const [phone] = takePhones('+43 5354 / 77 203', ['AT']).found;
  if (!phone) throw new Error('no number');
  const { found, rest } = takeDirectDialing(' (DW 0)', { phone, printed: '+43 5354 / 77 203' });
  expect(found).toEqual([]);
  expect(rest).not.toMatch(/DW|0/);
});

test('last digits that are direct dialing themselves change', () => {
  expect(short('Fax DW 99', 'Tel. +43 512 555074-21', 'AT')).toEqual([['+43 512 55507499', 'fax']]);
});

test.each([
  'Mo – 14 Uhr',
  'Halle 3-14',
  'Telefon 14',
  'Raum -14',
  'Handy -14',
  'B-14/AP/PER',
  '0.-0',
])('«%s» is no number', (text) => {
  expect(short(text, 'Telefon 0 85 61 / 98 27-0', 'DE')).toEqual([]);
});
