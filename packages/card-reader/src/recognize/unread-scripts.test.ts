import { expect, test } from 'vitest';
import type { Tensor } from '../models/neural-model.ts';
import type { ReadSymbol } from './ctc-decode.ts';
import { unreadScripts, withoutUnread } from './unread-scripts.ts';

const symbols = (...texts: [string, number][]): ReadSymbol[] =>
  texts.map(([text, probability], i) => ({ text, probability, position: i / 10, others: [] }));

const line = symbols(['<Arabic>', 0.9], [' ', 1], ['<Arabic>', 0.8], ['5', 0.99], ['<Thai>', 0.4]);

test('each script is named once, and what may be an ornament is not', () => {
  expect(unreadScripts(line, { ofScripts: {} })).toEqual(['Arabic']);
});

test('the script with the most words is named first', () => {
  const words = symbols(
    ['<Korean>', 0.9],
    ['<Chinese or Japanese>', 0.9],
    ['<Chinese or Japanese>', 0.9],
  );
  expect(unreadScripts(words, { ofScripts: {} })).toEqual(['Chinese or Japanese', 'Korean']);
});

test('a script that has a head is not named', () => {
  const all = symbols(['<Chinese or Japanese>', 0.9], ['<Korean>', 0.9], ['<Hebrew>', 0.9]);
  const head = { model: { run: async (x: Tensor) => x, release: async () => {} }, alphabet: [] };
  const ofScripts = { Korean: head };
  expect(unreadScripts(all, { ofScripts: {} })).toEqual([
    'Chinese or Japanese',
    'Korean',
    'Hebrew',
  ]);
  expect(unreadScripts(all, { everyScript: head, ofScripts })).toEqual(['Hebrew']);
});

test('no letter of an unread word is left', () => {
  const left = withoutUnread(line).map(({ text }) => text);
  expect(left.join('')).toBe('   5 ');
});
