import { expect, test } from 'vitest';
import { decodeText } from './decode-file.ts';
import { parseContactsCsv } from './testing/parse-import.ts';
import { cleanText } from './text/clean-text.ts';
import { parseVcards } from './vcard/parse-vcard.ts';

test('what a database refuses is removed, and everything else stays', () => {
  expect(cleanText('\uFEFFa\u0000b \ud83d 😀\n')).toBe('ab \ufffd 😀\n');
});

test('no import contains a character that a database refuses', () => {
  const names = [
    parseVcards('BEGIN:VCARD\nFN:Ja\u0000ne\ud83d\nEND:VCARD')[0]?.fullName,
    parseContactsCsv('Name\nJa\u0000ne\ud83d\n').contacts[0]?.contact.fullName,
  ];
  expect(names).toEqual(['Jane\ufffd', 'Jane\ufffd']);
});

const bytes = (text: string, encoding: BufferEncoding) =>
  new Uint8Array(Buffer.from(text, encoding));

/** Texts as UTF-8 and numbers as single bytes, joined to a file. */
const file = (...parts: (string | number[])[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))));

test.each([
  ['UTF-8', bytes('Müller 太郎', 'utf8'), 'Müller 太郎'],
  ['UTF-16', bytes('\uFEFFMüller', 'utf16le'), 'Müller'],
  ['UTF-16 without a mark', bytes('Name;Mail\r\nMüller', 'utf16le'), 'Name;Mail\r\nMüller'],
  [
    'UTF-16 of the other order without a mark',
    bytes('Name;Mail\r\nMüller', 'utf16le').map((_, index, all) => all[index ^ 1] ?? 0),
    'Name;Mail\r\nMüller',
  ],
  ['Windows-1252', bytes('M\u00fcller \u0096 x', 'latin1'), 'Müller – x'],
])('a file in %s is read', (_, content, text) => {
  expect(decodeText(content)).toBe(text);
});

test('a wrong byte in a table spoils only its own line', () => {
  const table = file('\uFEFFName,Notes\nJörg Müller,a\nLi Wei,x', [0xc3], '\nZoë,b\n');
  expect(decodeText(table)).toBe('Name,Notes\nJörg Müller,a\nLi Wei,xÃ\nZoë,b\n');
});

const names = (content: Uint8Array) =>
  parseVcards(decodeText(content)).map(({ fullName }) => fullName);
const card = (...line: (string | number[])[]) =>
  file('BEGIN:VCARD\r\n', ...line, '\r\nEND:VCARD\r\n');

test('a wrong byte in a vCard spoils only its own line', () => {
  const [contact] = parseVcards(decodeText(card('FN:Jörg Müller\r\nNOTE:x', [0xc3])));
  expect(contact).toMatchObject({ fullName: 'Jörg Müller', note: 'xÃ' });
});

test('a fold may cut a letter in two', () => {
  expect(names(card('FN:J', [0xc3], '\r\n ', [0xb6], 'rg Müller'))).toEqual(['Jörg Müller']);
  expect(names(card('FN:J', [0xc3], '\n\t', [0xb6], 'rg'))).toEqual(['Jörg']);
});

test('a line is decoded by the charset that it names', () => {
  const cards = [
    card('FN;CHARSET=windows-1251:', [0xc8, 0xe2, 0xe0, 0xed]),
    card('FN;LANGUAGE=ja;CHARSET="SHIFT_JIS":', [0x8e, 0x52, 0x93, 0x63]),
    card('FN;CHARSET=ISO-8859-1:J', [0xf6], 'rg'),
    card('FN:Zoë 太郎'),
    card('FN;CHARSET=klingon:Zoë'),
    // A program that declares UTF-8 and writes something else.
    card('FN;CHARSET=UTF-8:J', [0xf6], 'rg'),
  ];
  expect(names(file(...cards.map((one) => [...one])))).toEqual([
    ...['Иван', '山田', 'Jörg', 'Zoë 太郎', 'Zoë', 'Jörg'],
  ]);
});

test('a file that happens to be valid UTF-8 is decoded as its lines say', () => {
  expect(names(card('FN;CHARSET=windows-1251:', [0xd0, 0x92]))).toEqual(['Р’']);
});

test('quoted-printable without a charset is decoded like other lines', () => {
  expect(names(card('FN;ENCODING=QUOTED-PRINTABLE:J=F6rg'))).toEqual(['Jörg']);
  expect(names(card('FN;ENCODING=QUOTED-PRINTABLE:J=C3=B6rg'))).toEqual(['Jörg']);
  expect(names(card('FN;CHARSET=windows-1251;ENCODING=QUOTED-PRINTABLE:=C8=E2'))).toEqual(['Ив']);
  expect(names(card('FN;ENCODING=QUOTED-PRINTABLE:=D0=\r\n =B2'))).toEqual(['в']);
});

test('a vCard in UTF-16 is read with and without a byte order mark', () => {
  for (const mark of ['', '\uFEFF']) {
    const text = `${mark}BEGIN:VCARD\r\nFN:山田 太郎\r\nEND:VCARD\r\n`;
    expect(names(bytes(text, 'utf16le'))).toEqual(['山田 太郎']);
  }
});

test('megabytes of one kind of byte are decoded', () => {
  const million = 1_000_000;
  for (const byte of [0x00, 0x0a, 0x20, 0xc3, 0xff]) {
    const content = card('FN:Jane\r\nNOTE:', [...new Uint8Array(million).fill(byte)]);
    expect(decodeText(content).length).toBeGreaterThan(0);
  }
  const folds = card(`FN:J\xf6${'\r\n '.repeat(million / 3)}`, [0xff]);
  expect(names(folds)).toHaveLength(1);
});
