import { expect, test } from 'vitest';
import { isPartOfPhone, readPhoneDigits } from './phone-digits.ts';

function isFound(typed: string, stored: string): boolean {
  const [part, number] = [readPhoneDigits(typed), readPhoneDigits(stored)];
  return part !== undefined && number !== undefined && isPartOfPhone(part, number);
}

test.each([
  ['0171/2345', '+49 171 23 45'],
  ['+49 171 23 45', '0171/2345'],
  ['0049 (0)171 234', '0171/2345'],
  ['171-23', '+49 (0) 171 2345'],
  ['+44 20 7946', '(020) 7946 0812'],
  ['06 1234', '+39 06 12345'],
  ['0812', '+44 20 7946 0812'],
])('%s finds %s', (typed, stored) => {
  expect(isFound(typed, stored)).toBe(true);
});

test.each([
  ['0171/2346', '+49 171 23 45'],
  ['+43 171 23 45', '+49 171 23 45'],
  ['12', '12'],
  ['fair 2026', '2026 555'],
])('%s does not find %s', (typed, stored) => {
  expect(isFound(typed, stored)).toBe(false);
});
