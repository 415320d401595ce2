import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { encodeParam, foldLine, parseContentLine, unfold } from './content-line.ts';

test('the group is split off, names become upper case, and the value is not changed', () => {
  expect(parseContentLine('item1.tel;type=work,voice;TYPE=pref:+49 30: 1\\,2')).toEqual({
    group: 'item1',
    name: 'TEL',
    params: new Map([['TYPE', ['work', 'voice', 'pref']]]),
    value: '+49 30: 1\\,2',
  });
});

test('a quoted parameter may contain colons and semicolons', () => {
  const line = parseContentLine('ADR;LABEL="a;b:c";TYPE="work,home":;;Street');
  expect(line?.params.get('LABEL')).toEqual(['a;b:c']);
  expect(line?.params.get('TYPE')).toEqual(['work', 'home']);
  expect(parseContentLine('ADR;LABEL="Row 1, Ely":;')?.params.get('LABEL')).toEqual(['Row 1, Ely']);
});

test('a list of types may be quoted or escaped', () => {
  expect(parseContentLine('TEL;TYPE=WORK\\,FAX:1')?.params.get('TYPE')).toEqual(['WORK', 'FAX']);
});

test('a parameter’s content is read as it was written', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const value = text
        .toWellFormed()
        .replace(/\p{Cc}/gu, '\n')
        .trim();
      expect(parseContentLine(`A;X=${encodeParam(value)}:`)?.params.get('X')).toEqual([value]);
    }),
  );
});

test('a bare parameter is a type', () => {
  expect(parseContentLine('TEL;CELL;VOICE:1')?.params.get('TYPE')).toEqual(['CELL', 'VOICE']);
});

test('quotes in the value stay', () => {
  expect(parseContentLine('NOTE:He said "yes": twice')?.value).toBe('He said "yes": twice');
});

test('a line without a name or a colon is not a property', () => {
  for (const line of ['', ':', ':x', 'no colon', '"quoted:', 'item1.:x']) {
    expect(parseContentLine(line)).toBeNull();
  }
});

test('no text makes it throw', () => {
  fc.assert(fc.property(anyText, (line) => void parseContentLine(line)));
});

const line = fc
  .string({ unit: 'grapheme', maxLength: 300 })
  .map((text) => text.replace(/[\r\n]/g, ''));

test('a line of 75 octets is not folded, and the 76th goes to the next line', () => {
  expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75));
  expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`);
});

test('octets are counted, not characters, and no character is cut', () => {
  expect(foldLine('ü'.repeat(38))).toBe(`${'ü'.repeat(37)}\r\n ü`);
});

test('every physical line is at most 75 octets of valid UTF-8, and unfolding restores the line', () => {
  fc.assert(
    fc.property(line, (text) => {
      const folded = foldLine(text);
      for (const physical of folded.split('\r\n')) {
        expect(Buffer.byteLength(physical)).toBeLessThanOrEqual(75);
        expect(physical.isWellFormed()).toBe(true);
      }
      expect(unfold(folded)).toBe(text);
    }),
  );
});

test('unfolding accepts LF, CR and tabs too', () => {
  expect(unfold('NOTE:a\n b\r\tc\r\nTEL:1')).toBe('NOTE:abc\nTEL:1');
});
