import { describe, expect, it } from 'vitest';
import { describeMiss } from './describe-miss.ts';

describe('describeMiss', () => {
  it.each([
    ['Łukasz Dąbrowicz', '', 'nothing read'],
    ['', 'www.example.org', 'invented'],
    ['Chef Logistik', 'Chef logistik', 'capitals'],
    ['Giulia Pellegrini', 'GIULIAPELLEGRINI', 'spaces'],
    ['Łukasz Dąbrowicz', 'Lukasz Dabrowicz', 'diacritics'],
    ['+4930231258', '+4930231259', 'one or two letters'],
    ['François Bürgin', 'Thibault Müntz', 'another text'],
  ])('%s read as “%s” is: %s', (truth, reading, miss) => {
    expect(describeMiss(truth, reading)).toBe(miss);
  });
});
