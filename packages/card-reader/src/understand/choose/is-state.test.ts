import { expect, test } from 'vitest';
import { isNamedState, isState } from './is-state.ts';

test.each(['GOVERNMENT OF FIJI', 'Republic of Kenya', 'Reino de España'])(
  '“%s” is a state by its name',
  (text) => {
    expect(isState(text)).toBe(true);
    expect(isNamedState(text)).toBe(true);
  },
);

test.each(['GOBIERNO DEL ESTADO', 'NATIONAL', 'Kenya', 'Bank of Kenya'])(
  '“%s” names no state, or nothing but a country',
  (text) => {
    expect(isNamedState(text)).toBe(false);
  },
);
