import { expect, test } from 'vitest';
import { cutSegments } from '../decode/cut-segments.ts';
import { type Told, toldCard } from '../testing/told-words.ts';
import { phonesByModel } from './phones-by-model.ts';

function told(line: string, ...labels: Told[]) {
  const { words, laid } = toldCard([[line, ...labels]]);
  return phonesByModel(cutSegments(words, laid), { dialed: ['LV'] }).map(({ number, labeled }) => [
    number.replace(/\D/g, ''),
    labeled,
  ]);
}

const phone: Told = ['phone', 0];

test('a number that no plan has is a telephone’s where the network says so', () => {
  expect(told('Iela · 0000 0264', ['address'], ['phone', 1], phone)).toEqual([
    [expect.stringMatching(/00000264$/), null],
  ]);
});

test('its kind is told by the label before it', () => {
  expect(told('Xaks 0000 0264', ['fax label'], ['phone', 1], phone)).toEqual([
    [expect.stringMatching(/00000264$/), 'fax'],
  ]);
});

test('a tail of a number, or what holds letters, is none', () => {
  expect(told('Iela · 264', ['address'], ['phone', 1])).toEqual([]);
  expect(told('Iela · A0000 0264', ['address'], ['phone', 1], phone)).toEqual([]);
});
