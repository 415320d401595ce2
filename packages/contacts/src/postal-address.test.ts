import { expect, test } from 'vitest';
import { addressLines, mapUrl } from './postal-address.ts';

const address = {
  street: 'Hauptstraße 5\nHaus B',
  postcode: '30159',
  city: 'Hannover',
  region: '',
  country: 'Germany',
};

test('an address has a line for every part that is not empty', () => {
  expect(addressLines(address)).toEqual(['Hauptstraße 5', 'Haus B', '30159 Hannover', 'Germany']);
});

test('an address in East Asia begins with its largest part', () => {
  const at = (postcode: string, region: string, city: string, street: string) =>
    addressLines({ postcode, region, city, street, country: '' });
  expect(at('100-0005', '東京都', '千代田区', '丸の内1-2-3 芝ビル8F')).toEqual([
    '100-0005',
    '東京都千代田区丸の内1-2-3 芝ビル8F',
  ]);
  expect(at('06236', '서울특별시', '강남구', '테헤란로 123')).toEqual([
    '06236',
    '서울특별시 강남구 테헤란로 123',
  ]);
});

test('the map is given the whole address as one text', () => {
  const query = new URL(mapUrl(address)).searchParams.get('query');
  expect(query).toBe('Hauptstraße 5, Haus B, 30159 Hannover, Germany');
});
