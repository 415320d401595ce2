import { expect, test } from 'vitest';
import { normalizeEmail, normalizePhone, normalizeText } from './normalize-values.ts';

test('one phone number has one form in all notations', () => {
  for (const printed of ['+49 30 12 34', '0049-30/1234', '+49 (0)30 1234', ' +49.30.1234']) {
    expect(normalizePhone(printed)).toBe('+49301234');
  }
  expect(normalizePhone('030 1234')).toBe('0301234');
  expect(normalizePhone('ext.')).toBe('');
  expect(normalizePhone(null)).toBe('');
});

test('case, spaces and punctuation of an organization do not count', () => {
  expect(normalizeText('ACME,  Inc.')).toBe(normalizeText('Acme Inc'));
  expect(normalizeText('Müller & Söhne')).toBe('müller söhne');
  expect(normalizeText('Acme')).not.toBe(normalizeText('Acme Labs'));
});

test('the case of an e-mail address does not count', () => {
  expect(normalizeEmail(' Jane@ACME.example ')).toBe('jane@acme.example');
});
