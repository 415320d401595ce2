import { expect, test } from 'vitest';
import { cardObjectPath } from './upload-card.ts';

test.each([
  ['Ada Lovelace', 'u1/Ada_Lovelace_1700000000000.vcf'],
  ['Zoë Müller-Łukasz', 'u1/Zoe_Muller_ukasz_1700000000000.vcf'],
  ['../../etc/passwd', 'u1/_etc_passwd_1700000000000.vcf'],
  ['田中 太郎', 'u1/contact_1700000000000.vcf'],
])('%j is kept at %j', (name, path) => {
  expect(cardObjectPath('u1', name, 1_700_000_000_000)).toBe(path);
});

test('a very long name does not make a key that storage refuses', () => {
  expect(cardObjectPath('u1', 'x'.repeat(2000), 1).length).toBeLessThan(80);
});
