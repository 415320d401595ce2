import { expect, test } from 'vitest';
import { parseContactsCsv } from './csv/parse-csv.ts';
import { cleanText, decodeText } from './file-text.ts';
import { parseVcards } from './vcard/parse.ts';

test('what a database refuses is taken out, everything else stays', () => {
  expect(cleanText('\uFEFFa\u0000b \ud83d 😀\n')).toBe('ab \ufffd 😀\n');
});

test('no import brings in a character that a database refuses', () => {
  const names = [
    parseVcards('BEGIN:VCARD\nFN:Ja\u0000ne\ud83d\nEND:VCARD')[0]?.fullName,
    parseContactsCsv('Name\nJa\u0000ne\ud83d\n').contacts[0]?.contact.fullName,
  ];
  expect(names).toEqual(['Jane\ufffd', 'Jane\ufffd']);
});

const bytes = (text: string, encoding: BufferEncoding) =>
  new Uint8Array(Buffer.from(text, encoding));

test.each([
  ['UTF-8', bytes('Müller 太郎', 'utf8'), 'Müller 太郎'],
  ['UTF-16', bytes('\uFEFFMüller', 'utf16le'), 'Müller'],
  ['Windows-1252', bytes('M\u00fcller \u0096 x', 'latin1'), 'Müller – x'],
])('a file in %s is read', (_, file, text) => {
  expect(decodeText(file)).toBe(text);
});
