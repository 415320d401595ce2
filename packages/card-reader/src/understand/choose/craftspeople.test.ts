import { expect, test } from 'vitest';
import { understandLines } from '../../node/testing/understand-lines.ts';
import { cardLines } from '../testing/card-lines.ts';

const nameOn = async (...lines: Parameters<typeof cardLines>) =>
  (await understandLines(cardLines(...lines))).fullName?.value;

test('who stands alone over an address is a person, and no sign', async () => {
  const below = ['Lessingstr. 8', '95444 Bayreuth', 'Tel. 0921 / 78 43 12'];
  expect(await nameOn({ text: 'Konrad Hollerbach', size: 60 }, ...below)).toBe('Konrad Hollerbach');
  expect(await nameOn({ text: 'Hollerbach Fußpflege', size: 60 }, ...below)).toBeUndefined();
});

test('who answers a number is the person of a card that names nobody else', async () => {
  const firm = [{ text: 'ROYAL AGENCY', size: 48 }, 'Finance & Property Solutions'];
  expect(await nameOn(...firm, 'Suraj: +91 90112 68731')).toBe('Suraj');
  expect(await nameOn(...firm, 'Bookings: +91 90112 68731')).toBeUndefined();
});
