import { expect, test } from 'vitest';
import { toAsciiAddress } from './ascii-address.ts';
import { normalizeEmail } from './normalize-values.ts';

test.each([
  ['anna@größe.de', 'anna@xn--gre-6ka8i.de'],
  ['anna@grösse.de', 'anna@xn--grsse-kua.de'],
  ['börje@räksmörgås.example', 'börje@xn--rksmrgs-5wao1o.example'],
  ['jane@acme.example', 'jane@acme.example'],
  ['Jane@ACME.example', 'Jane@ACME.example'],
  ['nobody', 'nobody'],
  ['a@ü/b', 'a@ü/b'],
])('%s is dialed as %s', (typed, dialed) => {
  expect(toAsciiAddress(typed)).toBe(dialed);
});

test('an address is equal in both forms of its domain, and a different one is not', () => {
  expect(normalizeEmail('Anna@Größe.de')).toBe(normalizeEmail('anna@xn--gre-6ka8i.de'));
  expect(normalizeEmail('anna@größe.de')).not.toBe(normalizeEmail('anna@grösse.de'));
});
