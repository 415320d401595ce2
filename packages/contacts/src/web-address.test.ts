import { expect, test } from 'vitest';
import { withScheme } from './web-address.ts';

test.each([
  ['www.example.org', 'https://www.example.org'],
  ['example.org/about', 'https://example.org/about'],
  ['http://example.org', 'http://example.org'],
  ['HTTPS://example.org', 'HTTPS://example.org'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('%s becomes %s', (written, address) => {
  expect(withScheme(written)).toBe(address);
});
