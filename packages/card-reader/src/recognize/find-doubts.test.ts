import { expect, test } from 'vitest';
import type { ReadSymbol } from './ctc-decode.ts';
import { findDoubts } from './find-doubts.ts';

const symbol = (text: string, ...others: string[]): ReadSymbol => ({
  text,
  probability: 0.9,
  position: 0,
  others: others.map((other) => ({ text: other, probability: 0.05 })),
});

test('doubts refer to their place in the text, whatever happened to its spaces', () => {
  const symbols = [symbol('Z'), symbol(' '), symbol('o'), symbol('ě', 'ë', 'é')];
  expect(findDoubts('Zoě', symbols)).toEqual([{ at: 2, letters: ['ë', 'é'] }]);
  expect(findDoubts('Z o ě', symbols)).toEqual([{ at: 4, letters: ['ë', 'é'] }]);
});
