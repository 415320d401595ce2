import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRowFilter } from './row-filter.ts';

test.each([
  ['age=eq.7', 7, true],
  ['age=neq.7', 7, false],
  ['age=lt.10', 9, true],
  ['age=lte.9', 10, false],
  ['age=gt.9', 10, true],
  ['age=gte.b', 'a', false],
  ['age=in.(7,8)', 8, true],
  ['age=in.(7,8)', 78, false],
  ['age=neq.7', null, false],
])('%s of %s is %s', (text, value, expected) => {
  expect(parseRowFilter(text)?.matches(value)).toBe(expected);
});

test.each(['', 'age', 'age=7', 'age=like.x', 'a b=eq.1', 'age=in.7'])(
  '%j is not a filter',
  (text) => {
    expect(parseRowFilter(text)).toBeNull();
  },
);

test('a value equals itself, whatever characters it has', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const filter = parseRowFilter(`name=eq.${value}`);
      expect(filter?.column).toBe('name');
      expect(filter?.matches(value)).toBe(true);
    }),
  );
});
