import { expect, test } from 'vitest';
import { withHomeSuffix } from './home-suffix.ts';
import { readHostName } from './host-name.ts';

function mended(domain: string, ...countries: string[]): string {
  const host = readHostName(domain);
  if (!host) throw new Error(`${domain} is no host`);
  return withHomeSuffix({ value: `jane@${domain}`, host }, countries).value;
}

test.each([
  ['acme.ni', ['NL'], 'jane@acme.nl'],
  ['acme.uk', ['NL', 'GB'], 'jane@acme.uk'],
  ['acme.io', ['IT'], 'jane@acme.io'],
  ['acme.com', ['CO'], 'jane@acme.com'],
])('«%s» on a card of %j is «%s»', (domain, countries, address) => {
  expect(mended(domain, ...countries)).toBe(address);
});
