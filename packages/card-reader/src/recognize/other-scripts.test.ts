import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReadSymbol } from './ctc-decode.ts';
import { withoutOtherScripts } from './other-scripts.ts';

/** A line whose letters were read as surely, its spaces surely. */
const read = (line: string, probability = 0.99): ReadSymbol[] =>
  [...line].map((text) => ({
    text,
    probability: text === ' ' ? 1 : probability,
    position: 0,
    others: [],
  }));

const left = (...lines: [line: string, probability?: number][]) =>
  withoutOtherScripts(lines.map(([line, probability]) => read(line, probability))).map(
    (symbols) =>
      symbols
        ?.map(({ text }) => text)
        .join('')
        .trim() ?? null,
  );

/** As Russian, Bulgarian and Greek are read. */
const IVAN: [string, number] = ['MBah etpoBMy CokonoB', 0.89];
const FIRM: [string, number] = ['OOO CeBepTexhoMaw', 0.93];
const DIMITRIS: [string, number] = ['Anńtpns Nata&ákns', 0.9];
const TITLE: [string, number] = ['Aevɩovvtńç Knploiaç', 0.9];

test('lines in another script are left out beside the same in ours', () => {
  expect(left(['Ivan P. Sokolov'], IVAN, ['General Director'], FIRM)).toEqual([
    'Ivan P. Sokolov',
    null,
    'General Director',
    null,
  ]);
  expect(left(DIMITRIS, ['Dimitris Papadakis'], TITLE)).toEqual([null, 'Dimitris Papadakis', null]);
});

test('of a line in two scripts ours is kept', () => {
  expect(left(IVAN, FIRM, ['CokonoB etpoBMy / Export Manager', 0.95])[2]).toBe('Export Manager');
  expect(left(IVAN, FIRM, ['Export Manager • CokonoB etpoBMy', 0.95])[2]).toBe('Export Manager');
});

test('a bar between both scripts goes with the other one, also when it is read as a letter', () => {
  expect(left(IVAN, FIRM, ['CokonoB etpoBMy I Ivan Sokolov', 0.95])[2]).toBe('Ivan Sokolov');
});

test('numbers go with the part of a line that they stand in', () => {
  const street = left(IVAN, FIRM, [
    'ByneBap ocno6oherba 12, 21000 • Bulevar 12, Novi Sad',
    0.95,
  ])[2];
  expect(street).toBe('Bulevar 12, Novi Sad');
});

test('a label that is known for what it is stays before its number', () => {
  expect(left(IVAN, FIRM, ['Oakc. +359 2 712 34 56', 0.95])[2]).toBe('Oakc. +359 2 712 34 56');
});

test('a number stays without the word before it, and an address as it is', () => {
  const [, , phone, mail, town, labeled] = left(
    IVAN,
    FIRM,
    ['etpoBMy +359 88 712 3456', 0.95],
    ['sokolov@severtechnomash.ru', 0.95],
    ['CokonoB 44, 1408', 0.95],
    ['CokonoB: ida@hafrenloom.com', 0.95],
  );
  expect([phone, mail, town, labeled]).toEqual([
    '+359 88 712 3456',
    'sokolov@severtechnomash.ru',
    null,
    'ida@hafrenloom.com',
  ]);
});

test('one odd word tells nothing of a card', () => {
  const card: [string, number][] = [
    ['WIKTORIA PIETRUSZKA', 0.99],
    ['KvK 30182746 · BTW NL814702936B01', 0.95],
    ['ŞTIINŢĂ & KÖKÉNY', 0.97],
  ];
  expect(left(...card)).toEqual(card.map(([line]) => line));
});

test('texture is no script: what was hardly read tells nothing', () => {
  const noise: [string, number][] = [
    ['HZCMTO KENAATT', 0.4],
    ['aKCneAMpOBaHMA CokonoB', 0.5],
  ];
  expect(left(...noise, ['Ivan P. Sokolov'])[2]).toBe('Ivan P. Sokolov');
  expect(left(...noise, ['Ivan P. Sokolov'])[0]).toBe('HZCMTO KENAATT');
});

test('lines keep their places, and nothing is added to them', () => {
  const line = fc.array(fc.constantFrom(...'CokonB MpaAиЖé12 /@.'), { maxLength: 30 });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const texts = lines.map((letters) => letters.join(''));
      const kept = left(...texts.map((text): [string, number] => [text, 0.9]));
      expect(kept).toHaveLength(texts.length);
      kept.forEach((text, i) => {
        const rest = [...(texts[i] ?? '')];
        for (const sign of text ?? '') expect(rest.splice(rest.indexOf(sign), 1)).toEqual([sign]);
      });
    }),
  );
});

test('a word that is surely ours stays beside letters of which the recognizer knows none', () => {
  const named = [...read('LHlaj KlKR3 ', 0.4), ...read('KentaroYAMAZAKI', 0.93)];
  const lines = [IVAN, FIRM].map(([line, probability]) => read(line, probability));
  const kept = withoutOtherScripts([...lines, named])[2];
  expect(kept?.map(({ text }) => text).join('')).toBe('KentaroYAMAZAKI');
});
