import { expect, test } from 'vitest';
import { failedRequest } from './failed-request.ts';

const ID = '7f3a1c52-0c9e-4f0b-9d62-3b0d6b1f0a11';

test('a fault of the backend tells which request it was', () => {
  const fault = new Error(`Something went wrong on our side. Reference: ${ID}`);
  expect(failedRequest(fault)).toBe(ID);
  expect(failedRequest(new Error(`Try again. Reference: ${ID.replaceAll('-', '')}`))).toHaveLength(
    32,
  );
});

test.each([
  new TypeError('Failed to fetch'),
  new Error('Reference: none'),
  new Error(`Reference: ${ID} is what somebody wrote into a name`),
  'Something else was thrown',
])('any other failure tells of none: %s', (failure) => {
  expect(failedRequest(failure)).toBeUndefined();
});
