import { expect, test } from 'vitest';
import { socialNetworkOf } from './social-networks.ts';

test.each([
  ['https://www.linkedin.com/in/ada', 'LinkedIn'],
  ['https://de.linkedin.com/in/ada', 'LinkedIn'],
  ['https://x.com/ada', 'X'],
  ['https://t.me/ada', 'Telegram'],
  ['https://netflix.com', undefined],
  ['https://linkedin.com.evil.example/in/ada', undefined],
  ['https://constructor.prototype', undefined],
  ['not an address', undefined],
])('%s is a profile on %s', (address, network) => {
  expect(socialNetworkOf(address)).toBe(network);
});
