import { expect, test } from 'vitest';
import { withLostAts } from './lost-at.ts';

test.each([
  ['janeaacme.com', 'www.acme.com', 'jane@acme.com'],
  ['E jane_doeøacme-tools.hu', 'acme-tools.hu', 'E jane_doe@acme-tools.hu'],
  ['jane.doeaacme.co.uk', 'acme.co.uk', 'jane.doe@acme.co.uk'],
])('«%s» beside «%s» is «%s»', (read, website, meant) => {
  expect(withLostAts([read, website])).toEqual([meant, website]);
});

test('a provider tells it, too', () => {
  expect(withLostAts(['jane.doeegmail.com'])).toEqual(['jane.doe@gmail.com']);
  expect(withLostAts(['www.doeegmail.com', 'wandemail.com'])).toEqual([
    'www.doeegmail.com',
    'wandemail.com',
  ]);
});

test.each([
  ['shop.acme.com', 'acme.com'],
  ['www.acme.com', 'acme.com'],
  ['mega-acme.com', 'acme.com'],
  ['janeaacme.com', 'jane@acme.com'],
])('«%s» beside «%s» stays', (one, other) => {
  expect(withLostAts([one, other])).toEqual([one, other]);
});

test('a letter with a mark in a plain address is its sign', () => {
  expect(withLostAts(['hejāsannebogh.dk'])).toEqual(['hej@sannebogh.dk']);
  expect(withLostAts(['www.bücher.de', 'bräuhaus.de'])).toEqual(['www.bücher.de', 'bräuhaus.de']);
});
