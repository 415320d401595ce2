import { expect, test } from 'vitest';
import { record } from '../testing/arbitrary-record.ts';
import { prepareSearch, readSearched } from './searched-record.ts';

test('records are prepared for search while there is time, in several steps', () => {
  const records = ['Ada', 'Bo', 'Cy'].map((full_name) => record({ full_name }));
  let moments = 2;
  const next = prepareSearch(records, 0, () => moments-- > 0);
  expect(next).toBe(2);
  expect(prepareSearch(records, next, () => true)).toBe(3);
});

test('a record is prepared once', () => {
  const ada = record({ full_name: 'Ada' });
  prepareSearch([ada], 0, () => true);
  expect(readSearched(ada)).toBe(readSearched(ada));
});
