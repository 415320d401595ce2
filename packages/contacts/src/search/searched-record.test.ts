import { expect, test } from 'vitest';
import { record } from '../testing/arbitrary-record.ts';
import { prepareSearch, readSearched } from './searched-record.ts';

test('what is searched is put together while there is time, and goes on where it stopped', () => {
  const records = ['Ada', 'Bo', 'Cy'].map((full_name) => record({ full_name }));
  let moments = 2;
  const next = prepareSearch(records, 0, () => moments-- > 0);
  expect(next).toBe(2);
  expect(prepareSearch(records, next, () => true)).toBe(3);
});

test('a record is put together once', () => {
  const ada = record({ full_name: 'Ada' });
  prepareSearch([ada], 0, () => true);
  expect(readSearched(ada)).toBe(readSearched(ada));
});
