import { expect, test } from 'vitest';
import type { ReadSymbol } from './ctc-decode.ts';
import { type LineReading, vote } from './vote.ts';

function reading(text: string, probability = 0.9, plain = false, wider = false): LineReading {
  const symbols = [...text].map(
    (each, i): ReadSymbol => ({ text: each, probability, position: i / text.length, others: [] }),
  );
  return { symbols, plain, wider };
}

const text = (symbols: readonly ReadSymbol[]) => symbols.map((symbol) => symbol.text).join('');

test('of one line what most readings see is taken', () => {
  const [plain, wider] = [reading('Batik Sekar', 0.9, true), reading('Batik Sikar')];
  const readings = [reading('Balilk Sekav', 0.7), wider, plain, plain] as const;
  expect(text(vote(readings))).toBe('Batik Sekar');
});

test('a letter that the first reading has cut off is found by the others', () => {
  const others = [reading('Chez Vidal', 0.8), reading('Chez Uidal', 0.6, true)] as const;
  expect(text(vote([reading('Chez idal'), ...others]))).toBe('Chez Vidal');
});

test('who knows no letters with marks has no say against one', () => {
  const plain = reading('lervark', 1, true);
  expect(text(vote([reading('lerværk'), plain, plain]))).toBe('lerværk');
  const wasNotSure = reading('Zoe', 0.99, true);
  expect(text(vote([reading('Zoë', 0.6), wasNotSure, wasNotSure]))).toBe('Zoë');
});

test('a sign is no letter: it speaks against a marked letter too', () => {
  const braced = reading('{lot}', 0.99, true);
  expect(text(vote([reading('Łlot', 0.6), reading('łlotł', 0.5), braced, braced]))).toBe('{lot}');
});

test('what lost the vote is named as an alternative', () => {
  const [symbol] = vote([reading('G', 0.6), reading('C', 0.95), reading('C', 0.95)]);
  expect(symbol?.text).toBe('C');
  expect(symbol?.others.map((other) => other.text)).toContain('G');
});

test('what only a wider look sees belongs to something else', () => {
  const wider = reading('Professor u', 0.9, false, true);
  expect(text(vote([reading('Professor'), wider, reading('Professor', 0.9, true), wider]))).toBe(
    'Professor',
  );
});

test('a sign that is not ASCII is not outvoted by those who cannot write it', () => {
  const plain = reading('Gio : Ta', 0.99, true);
  expect(text(vote([reading('Gio · Ta', 0.7), plain, plain]))).toBe('Gio · Ta');
});

test('all recognizers know capitals', () => {
  const plain = reading('PIZZA', 0.95, true);
  expect(text(vote([reading('PiZzA', 0.7), plain, plain]))).toBe('PIZZA');
});
