import { expect, test } from 'vitest';
import { type Told, toldCard } from '../testing/told-words.ts';
import { withoutOtherNumbers } from './without-other-numbers.ts';

const register: Told = ['register'];

/** The numbers that are kept of a card whose network takes each of them for a register's. */
function kept(...texts: string[]): string[] {
  const { words, values } = toldCard(
    texts.map((text): [string, ...Told[]] => [text, ...text.split(' ').map(() => register)]),
  );
  return withoutOtherNumbers(values.phones, words).map(({ key }) => key);
}

test('what the network takes for a register’s is no telephone’s', () => {
  expect(kept('Auckland, New Zealand', 'Nr 09 555 0142 b')).toEqual([]);
});

test('a valid number that has a line to itself is one, whatever the network takes it for', () => {
  expect(kept('Auckland, New Zealand', '09 377 0142')).toEqual(['+6493770142']);
});
