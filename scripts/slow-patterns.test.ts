// @module-tag process
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from './import-rules.ts';
import { findPatterns, judgePattern } from './slow-patterns.ts';

const root = join(import.meta.dirname, '..');
const judgeText = async (path: string, text: string) => {
  const { patterns } = findPatterns(new Map([[path, text]]));
  return (await Promise.all(patterns.map(judgePattern))).filter((problem) => problem !== undefined);
};

test('no text makes a regular expression of ours slow', async () => {
  const { patterns, composed } = findPatterns(readSources(root));
  // If the search broke, no pattern would be found to be slow.
  expect(patterns.length).toBeGreaterThan(150);
  expect(composed).toEqual([]);
  const problems: string[] = [];
  for (const pattern of patterns) {
    const problem = await judgePattern(pattern);
    if (problem !== undefined) problems.push(problem);
  }
  expect(problems).toEqual([]);
});

test('only texts without endless marks are normalized', () => {
  const { normalizing } = findPatterns(readSources(root));
  expect(normalizing).toEqual([
    expect.stringContaining('packages/contacts/src/text/unicode-normal-form.ts:'),
  ]);
});

test('a pattern that goes over a file again and again is found', async () => {
  const text = 'const isCard = (text: string) => /^\\s*BEGIN:VCARD/im.test(text);';
  expect(await judgeText('packages/contacts/src/import.ts', text)).toEqual([
    expect.stringMatching(/^packages\/contacts\/src\/import\.ts:1 .*2nd degree/),
  ]);
});

test('on a line of a card, only patterns that take seconds even there are found', async () => {
  const path = 'packages/card-reader/src/understand/values/x.ts';
  expect(await judgeText(path, 'export const END = /\\s+$/;')).toEqual([]);
  expect(await judgeText(path, 'export const WORDS = /^(?:\\w+-?)+$/;')).toEqual([
    expect.stringContaining('exponential'),
  ]);
});

test('a pattern that is composed at run time is found', () => {
  const text = 'export const has = (word: string) => new RegExp(word);';
  expect(findPatterns(new Map([['apps/web/app/x.ts', text]])).composed).toEqual([
    'apps/web/app/x.ts:1',
  ]);
});
