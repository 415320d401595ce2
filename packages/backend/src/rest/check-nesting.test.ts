import { expect, test } from 'vitest';
import { checkNesting } from './check-nesting.ts';

const select = (open: string, close: string, depth: number) =>
  `http://localhost/rest/v1/cards?select=${`a${open}`.repeat(depth)}b${close.repeat(depth)}`;

test.each([
  ['(', ')'],
  ['%28', '%29'],
  ['%28', ')'],
])('%s nested deeply is refused, and side by side is not', (open, close) => {
  expect(checkNesting(select(open, close, 2_500))).toMatchObject({ code: 'query_too_complex' });
  expect(checkNesting(select(open, close, 5))).toBeUndefined();
  expect(checkNesting(`/cards?or=${`${open}a${close},`.repeat(200)}`)).toBeUndefined();
});
