import { expect, test } from 'vitest';
import { extractValues } from '../extract-values.ts';
import { layOut } from '../layout/lay-out.ts';
import { cardLines } from '../testing/card-lines.ts';
import { readPhones } from './phones.ts';

function numbersOf(...lines: string[]): string[] {
  const { phones } = extractValues(layOut(cardLines(...lines)));
  return readPhones(phones, () => 1).map(({ value }) => value.number);
}

test('a mobile comes before the office, also without a label that says so', () => {
  expect(numbersOf('Tel. +44 20 7946 0958', 'Mobile +44 7400 123456')).toEqual([
    '+44 7400 123456',
    '+44 20 7946 0958',
  ]);
  expect(numbersOf('+44 20 7946 0958', '+44 7400 123456')[0]).toBe('+44 7400 123456');
});

test('offices stay as they are printed, and a fax comes last', () => {
  expect(numbersOf('Fax +44 20 7946 0950', '+44 20 7946 0959', '+44 20 7946 0958')).toEqual([
    '+44 20 7946 0959',
    '+44 20 7946 0958',
    '+44 20 7946 0950',
  ]);
});
