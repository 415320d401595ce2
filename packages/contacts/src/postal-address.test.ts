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

test('the map is given the whole address as one text', () => {
  const query = new URL(mapUrl(address)).searchParams.get('query');
  expect(query).toBe('Hauptstraße 5, Haus B, 30159 Hannover, Germany');
});
