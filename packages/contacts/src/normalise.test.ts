import { expect, test } from 'vitest';
import { normaliseEmail, normalisePhone, normaliseText } from './normalise.ts';

test('one phone number has one form, however it was printed', () => {
  for (const printed of ['+49 30 12 34', '0049-30/1234', '+49 (0)30 1234', ' +49.30.1234']) {
    expect(normalisePhone(printed)).toBe('+49301234');
  }
  expect(normalisePhone('030 1234')).toBe('0301234');
  expect(normalisePhone('ext.')).toBe('');
  expect(normalisePhone(null)).toBe('');
});

test('case, spaces and punctuation of an organisation do not count', () => {
  expect(normaliseText('ACME,  Inc.')).toBe(normaliseText('Acme Inc'));
  expect(normaliseText('Müller & Söhne')).toBe('müller söhne');
  expect(normaliseText('Acme')).not.toBe(normaliseText('Acme Labs'));
});

test('the case of an e-mail address does not count', () => {
  expect(normaliseEmail(' Jane@ACME.example ')).toBe('jane@acme.example');
});
