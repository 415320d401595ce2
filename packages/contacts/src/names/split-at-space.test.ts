import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAtFirstSpace, splitAtLastSpace } from './split-at-space.ts';

test('the contacts export takes the last word as the family name', () => {
  expect(splitAtLastSpace('Ana María Ruiz')).toEqual({ given: 'Ana María', family: 'Ruiz' });
  expect(splitAtLastSpace(' Prince ')).toEqual({ given: '', family: 'Prince' });
});

test('the digital card takes the first word as the given name', () => {
  expect(splitAtFirstSpace('Ana María Ruiz')).toEqual({ given: 'Ana', family: 'María Ruiz' });
  expect(splitAtFirstSpace('Prince')).toEqual({ given: 'Prince', family: '' });
  expect(splitAtFirstSpace('  ')).toEqual({ given: '', family: '' });
});

test('neither way loses or reorders a word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const words = name.split(/\s+/u).filter(Boolean).join(' ');
      for (const split of [splitAtLastSpace(name), splitAtFirstSpace(name)]) {
        expect(`${split.given} ${split.family}`.trim()).toBe(words);
      }
    }),
  );
});
