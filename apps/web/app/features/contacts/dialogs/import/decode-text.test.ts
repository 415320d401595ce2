import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytes = (text: string, encoding: BufferEncoding) =>
  new Uint8Array(Buffer.from(text, encoding));

test.each([
  ['UTF-8', bytes('Müller 太郎', 'utf8'), 'Müller 太郎'],
  ['UTF-16', bytes('\uFEFFMüller', 'utf16le'), 'Müller'],
  ['Windows-1252', bytes('M\u00fcller \u0096 x', 'latin1'), 'Müller – x'],
])('a file in %s is read', (_, file, text) => {
  expect(decodeText(file)).toBe(text);
});
