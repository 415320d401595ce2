import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findExcess } from './check-json.ts';

const limits = { bodyValues: 200, bodyColumns: 5, bodyDepth: 6, rowBytes: 2_500 };
const find = (text: string) => findExcess(Buffer.from(text), limits);

test.each([
  ['many rows', `[${'{},'.repeat(300)}{}]`, 'values'],
  ['a long list in a row', `{"a":[${'1,'.repeat(300)}1]}`, 'values'],
  ['many columns', `{${Array.from({ length: 6 }, (_, i) => `"k${i}":1`)}}`, 'columns'],
  [
    '… of many rows',
    `[${Array.from({ length: 6 }, (_, i) => `{"k${i}":"\\":x"}`).join(',')}]`,
    'columns',
  ],
  ['… spelt with escapes', `{"\\u0061":1,"b":2,"c":3,"d":4,"e":5,"f":6}`, 'columns'],
  ['a large text of a row', `[{"a":1},{"a":"${'x'.repeat(2_600)}"}]`, 'row'],
  ['a row of many texts', `{${[1, 2, 3].map((i) => `"k${i}":"${'x'.repeat(900)}"`)}}`, 'row'],
  ['a large document in a row', `[{"a":{"b":["${'x'.repeat(2_600)}"]}}]`, 'row'],
  ['a row that does not end', `{"a":"${'x'.repeat(2_600)}`, 'row'],
  ['deep lists', '['.repeat(7), 'depth'],
  ['deep objects', '{"a":'.repeat(7), 'depth'],
])('%s', (_, text, excess) => {
  expect(find(text)).toBe(excess);
});

test.each([
  ['commas and braces in a text', JSON.stringify({ a: '[{,:'.repeat(500) })],
  ['a text of quotes and backslashes', JSON.stringify([{ a: '\\"'.repeat(500) }])],
  ['many names in a document', `{"a":{${Array.from({ length: 50 }, (_, i) => `"k${i}":1`)}}}`],
  ['the same columns in every row', `[${'{"a":1,"b":2},'.repeat(40)}{"a":1}]`],
  ['rows that are large together', `[${`{"a":"${'x'.repeat(900)}"},`.repeat(9)}{"a":1}]`],
  ['a text that does not end', `{"a":"${'x'.repeat(500)}`],
  ['no JSON', 'x'.repeat(500)],
  ['nothing', ''],
])('%s is accepted', (_, text) => {
  expect(find(text)).toBeNull();
});

/** What JSON.parse finds, counted in the simple, slow way. */
function count(value: unknown, depth = 0): { values: number; depth: number } {
  if (typeof value !== 'object' || value === null) return { values: 1, depth };
  const inner = Object.values(value).map((each) => count(each, depth + 1));
  return {
    values: 1 + inner.reduce((sum, { values }) => sum + values, 0),
    depth: Math.max(depth + 1, ...inner.map((each) => each.depth)),
  };
}

test('any excess that the parser would find is found before', () => {
  const wide = { bodyValues: 20, bodyColumns: 1_000, bodyDepth: 3, rowBytes: 1e9 };
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), (text) => {
      const { values, depth } = count(JSON.parse(text));
      const isTooMuch = depth > wide.bodyDepth || values > 2 * wide.bodyValues;
      if (isTooMuch) expect(findExcess(Buffer.from(text), wide)).not.toBeNull();
      if (values <= wide.bodyValues / 2 && depth <= wide.bodyDepth) {
        expect(findExcess(Buffer.from(text), wide)).toBeNull();
      }
    }),
  );
});
