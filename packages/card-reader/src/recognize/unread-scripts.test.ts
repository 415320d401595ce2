import { expect, test } from 'vitest';
import type { Tensor } from '../models/neural-model.ts';
import type { ReadSymbol } from './ctc-decode.ts';
import { unreadScripts, withoutUnread } from './unread-scripts.ts';

const symbols = (...texts: [string, number][]): ReadSymbol[] =>
  texts.map(([text, probability], i) => ({ text, probability, position: i / 10, others: [] }));

const line = symbols(['<Arabic>', 0.9], [' ', 1], ['<Arabic>', 0.8], ['5', 0.99], ['<Thai>', 0.4]);

test('each script is named once, and what may be an ornament is not', () => {
  expect(unreadScripts(line, {})).toEqual(['Arabic']);
});

test('a device names Chinese or Japanese, and a server, which reads them, does not', () => {
  const both = symbols(['<Chinese or Japanese>', 0.9], ['<Hebrew>', 0.9]);
  const everyScript = {
    model: { run: async (x: Tensor) => x, release: async () => {} },
    alphabet: [],
  };
  expect(unreadScripts(both, {})).toEqual(['Chinese or Japanese', 'Hebrew']);
  expect(unreadScripts(both, { everyScript })).toEqual(['Hebrew']);
});

test('no letter is left of a word that was not read', () => {
  const left = withoutUnread(line).map(({ text }) => text);
  expect(left.join('')).toBe('   5 ');
});
