import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INDUSTRIES, industryOf } from './industry.ts';

test.each([
  ['BioTech GmbH', 'Technology'],
  ['Acme Software', 'Technology'],
  ['Digital Bank', 'Technology'],
  ['Charité Healthcare', 'Healthcare'],
  ['Medical Imaging AG', 'Healthcare'],
  ['PHARMA Nord', 'Healthcare'],
  ['Deutsche Bank', 'Finance'],
  ['Northern Investments', 'Finance'],
  ['Finance Watch', 'Finance'],
  ['Edu4All', 'Education'],
  ['University of Leeds', 'Education'],
  ['Old School', 'Education'],
  ['Riverside Consulting', 'Consulting'],
  ['Advertising Corner', 'Marketing & Media'],
  ['Marketplace', 'Marketing & Media'],
  ['Mediahaus', 'Marketing & Media'],
  ['Blue Real Estate', 'Real Estate'],
  ['Property Partners', 'Real Estate'],
  ['Bakery Müller', 'Other'],
  ['', 'Other'],
  [null, 'Other'],
])('%s belongs to %s', (org, industry) => {
  expect(industryOf(org)).toBe(industry);
});

test('every organization has exactly one industry, in any case', () => {
  fc.assert(
    fc.property(fc.string(), (org) => {
      expect(INDUSTRIES).toContain(industryOf(org));
      expect(industryOf(org.toUpperCase())).toBe(industryOf(org.toLowerCase()));
    }),
  );
});
