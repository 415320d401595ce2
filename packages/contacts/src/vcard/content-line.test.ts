import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { parseContentLine } from './content-line.ts';

test('a group is dropped, names are upper case, the value is untouched', () => {
  expect(parseContentLine('item1.tel;type=work,voice;TYPE=pref:+49 30: 1\\,2')).toEqual({
    name: 'TEL',
    params: new Map([['TYPE', ['work', 'voice', 'pref']]]),
    value: '+49 30: 1\\,2',
  });
});

test('a quoted parameter may hold colons and semicolons', () => {
  const line = parseContentLine('ADR;LABEL="a;b:c";TYPE="work,home":;;Street');
  expect(line?.params.get('LABEL')).toEqual(['a;b:c']);
  expect(line?.params.get('TYPE')).toEqual(['work', 'home']);
  expect(line?.value).toBe(';;Street');
});

test('a bare parameter is a type', () => {
  expect(parseContentLine('TEL;CELL;VOICE:1')?.params.get('TYPE')).toEqual(['CELL', 'VOICE']);
});

test('quotes in the value stay', () => {
  expect(parseContentLine('NOTE:He said "yes": twice')?.value).toBe('He said "yes": twice');
});

test('a line without a name or a colon is nothing', () => {
  for (const line of ['', ':', ':x', 'no colon', '"quoted:', 'item1.:x']) {
    expect(parseContentLine(line)).toBeNull();
  }
});

test('no text makes it throw', () => {
  fc.assert(fc.property(anyText, (line) => void parseContentLine(line)));
});
