import { expect, test } from 'vitest';
import { replaceTag } from './replace-tag.ts';

test.each([
  [['a', 'b', 'c'], 'b', 'x', ['a', 'x', 'c']],
  [['a', 'b', 'c'], 'b', 'c', ['a', 'c']],
  [['a', 'b', 'c'], 'b', null, ['a', 'c']],
  [['a'], 'b', 'x', ['a']],
])('%j with %s replaced by %s: %j', (tags, from, to, expected) => {
  expect(replaceTag(tags, from, to)).toEqual(expected);
});
