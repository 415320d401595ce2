import { expect, test } from 'vitest';
import { extractValues } from '../../extract-values.ts';
import { layOut } from '../../layout/lay-out.ts';
import { cardLines } from '../../testing/card-lines.ts';
import { partGlued } from './glued-values.ts';

test.each([
  ['+44 20 7946 0958jane@acme.com', '+44 20 7946 0958 jane@acme.com'],
  ['+44-20-7946-0958j.doe@acme.com', '+44-20-7946-0958 j.doe@acme.com'],
  ['06 39 98 00 12 - jane@acme.fr', '06 39 98 00 12 jane@acme.fr'],
  ['06 39 98 00 12-jane@acme.fr', '06 39 98 00 12 jane@acme.fr'],
  ['+44 20 7946 0958www.acme.co.uk', '+44 20 7946 0958 www.acme.co.uk'],
  ['www.acme.co.ukjane@acme.co.uk', 'www.acme.co.uk jane@acme.co.uk'],
  ['jane@acme.gracme.gr', 'jane@acme.gr acme.gr'],
  ['jane@acme.co.za.acme.co.za', 'jane@acme.co.za acme.co.za'],
  ['jane@acme.hu-acme.hu', 'jane@acme.hu acme.hu'],
  ['www.acme.comjane@gmail.com', 'www.acme.com jane@gmail.com'],
  ['jane@acme.comSkype: jane.doe', 'jane@acme.com Skype: jane.doe'],
  ['E. jane@acme.grW. www.acme.gr', 'E. jane@acme.gr W. www.acme.gr'],
])('«%s» is two values', (line, parted) => {
  expect(partGlued(line)).toBe(parted);
});

test.each([
  '2850417693@qq.com',
  '19850412jane@acme.com',
  'jane.doe-2024@acme.com',
  'www.acme.com jane@acme.com',
  'www.jane@acme.com',
  'jane@go.go.com',
  'jane@acme.comPany',
  '12-14 High Street',
  'Jane Doe, +44 20 7946 0958 ext. 12',
])('«%s» stays as it is', (line) => {
  expect(partGlued(line)).toBe(line);
});

test('neither of two values that were read as one is lost', () => {
  const lines = cardLines('+44 20 7946 0958jane@acme.com', 'www.acme.comsales@acme.com');
  const { emails, phones, websites } = extractValues(layOut(lines));
  expect(emails.map(({ value }) => value)).toEqual(['jane@acme.com', 'sales@acme.com']);
  expect(phones.map(({ key }) => key)).toEqual(['+442079460958']);
  expect(websites.map(({ value }) => value)).toEqual(['www.acme.com']);
});
