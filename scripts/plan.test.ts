import { expect, test } from 'vitest';
import { Refusal } from './operator-command.ts';
import { readPlanCommand } from './plan.ts';

test.each([
  [['pro', 'not-an-address'], 'Not an e-mail address: not-an-address'],
  [
    ['pro', 'a@people.example', '--until', '2027-02-30'],
    'Not a day such as 2027-01-01: 2027-02-30',
  ],
  [['free', 'a@people.example', '--until', '2027-01-01'], 'Free has no end.'],
  [['pro', 'a@people.example', '--forever'], 'npm run plan -- pro'],
  [['pro', 'a@people.example', 'b@people.example'], 'npm run plan -- pro'],
  [[], 'npm run plan -- pro'],
])('%j is refused with a reason', (parameters, reason) => {
  const read = () => readPlanCommand(parameters);
  expect(read).toThrow(Refusal);
  expect(read).toThrow(reason);
});

test('a day counts to its end', () => {
  expect(readPlanCommand(['pro', 'a@people.example', '--until', '2027-01-01'])).toEqual({
    email: 'a@people.example',
    premium: true,
    until: '2027-01-01T23:59:59.999Z',
  });
});
