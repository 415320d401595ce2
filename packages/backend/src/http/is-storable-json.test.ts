import { expect, test } from 'vitest';
import { isStorableJson } from './is-storable-json.ts';

const check = (text: string) => isStorableJson(new TextEncoder().encode(text));

test.each(['{}', '{"name":"J\\u00fcrgen 😀\\n"}', '{"a":[{"b":"\\ud83d\\ude00"}]}'])(
  '%s can be stored',
  (text) => {
    expect(check(text)).toBe(true);
  },
);

test.each([
  '',
  '{',
  'null',
  '1',
  '"a"',
  '[]',
  '{"name":"a\\u0000"}',
  '{"a":[{"b":"\\u0000"}]}',
  '{"a\\u0000":1}',
  '{"name":"\\ud83d"}',
  '['.repeat(60_000),
  `${'['.repeat(60_000)}"\\u0000"${']'.repeat(60_000)}`,
])('%s cannot be stored', (text) => {
  expect(check(text)).toBe(false);
});
