import { expect, test } from 'vitest';
import { isPlainTarget } from './plain-target.ts';

test.each([
  '/',
  '/auth/v1/token?grant_type=password',
  '/rest/v1/business_card_records?select=*&or=(a.eq.1,b.cs.{"x"})&notes=eq.a\\b',
  '/rest/v1/business_card_records?notes=like.*%0A*',
  '/storage/v1/object/vcards/0b1c/Ada%20Lovelace.vcf',
  '/storage/v1/object/vcards/0b1c/%F0%9F%98%80.vcf',
])('%s is plain', (target) => {
  expect(isPlainTarget(target)).toBe(true);
});

test.each([
  '/auth/v1/token#?grant_type=password',
  '/auth/v1/token?x=1#&grant_type=password',
  '/auth/v1/./token',
  '/auth/v1/x/../token',
  '/auth/v1/x/%2e%2E/token',
  '/auth/v1/x\\..\\token',
  '//auth/v1/token',
  '/storage/v1/object/vcards/0b1c/%00.vcf',
  '/storage/v1/object/vcards/0b1c/%0A.vcf',
  '/storage/v1/object/vcards/0b1c/%7f.vcf',
  '/storage/v1/object/vcards/0b1c/%C2%85.vcf',
  '/storage/v1/object/vcards/0b1c/%FF.vcf',
  '/storage/v1/object/vcards/0b1c/%ED%A0%80.vcf',
  '/storage/v1/object/vcards/0b1c/%.vcf',
  '/auth/v1/callback?code=%00',
  'http://localhost/auth/v1/token',
  '*',
  '',
])('%s is not plain', (target) => {
  expect(isPlainTarget(target)).toBe(false);
});
