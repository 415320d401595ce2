import { expect, test } from 'vitest';
import { extractValues } from '../extract-values.ts';
import { layOut } from '../layout/lay-out.ts';
import { cardLines } from '../testing/card-lines.ts';
import { readPhones } from './phones.ts';

function read(lines: string[], isOfOne = true) {
  const { phones, rests } = extractValues(layOut(cardLines(...lines)));
  return readPhones(phones, () => 1, { rests, isOfOne });
}

const numbersOf = (...lines: string[]) => read(lines).map(({ value }) => value.number);

test('a mobile comes before the office, also without a label that says so', () => {
  expect(numbersOf('Tel. +44 20 7946 0958', 'Mobile +44 7400 123456')).toEqual([
    '+44 7400 123456',
    '+44 20 7946 0958',
  ]);
  expect(numbersOf('+44 20 7946 0958', '+44 7400 123456')[0]).toBe('+44 7400 123456');
});

test('a card of nobody, or of two people, keeps its own order', () => {
  const [first] = read(['Tel. +44 20 7946 0958', 'Mobile +44 7400 123456'], false);
  expect(first?.value.number).toBe('+44 20 7946 0958');
});

test('offices stay as they are printed, and a fax comes last', () => {
  expect(numbersOf('Fax +44 20 7946 0950', '+44 20 7946 0959', '+44 20 7946 0958')).toEqual([
    '+44 20 7946 0959',
    '+44 20 7946 0958',
    '+44 20 7946 0950',
  ]);
});

test('a number behind which digits are left is doubtful', () => {
  const confidenceOf = (line: string) => read([line])[0]?.confidence;
  expect(confidenceOf('PH: +54 11 5252 6630 to 6631')).toBeLessThan(0.8);
  expect(confidenceOf('PH: +54 11 5252 6630, Piedras 113')).toBeGreaterThan(0.9);
});

test('a mobile that is called a hotline is the person’s, and a switchboard is not', () => {
  expect(numbersOf('ĐT: +84 28 3755 5124', 'Hotline: +84 909 555 124')[0]).toBe('+84 909 555 124');
  expect(numbersOf('Hotline: +84 28 3755 5124', 'Tel: +84 28 3755 5129')[0]).toBe(
    '+84 28 3755 5129',
  );
});
