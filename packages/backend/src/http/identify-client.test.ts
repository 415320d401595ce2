import { expect, test } from 'vitest';
import { isLocalRequest } from './identify-client.ts';

test.each([
  ['127.0.0.1', 'localhost:3000', true],
  ['::1', '[::1]:3000', true],
  ['::ffff:127.0.0.1', '127.0.0.1:3000', true],
  ['192.0.2.1', 'localhost:3000', false],
  ['127.0.0.1', 'cards.example', false],
  ['127.0.0.1', 'localhost.cards.example', false],
  ['127.0.0.1', undefined, false],
  [undefined, 'localhost', false],
])('from %s to %s: %s', (address, host, expected) => {
  expect(isLocalRequest(address, host)).toBe(expected);
});
