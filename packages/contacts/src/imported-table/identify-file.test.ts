import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { makeXlsx } from '../testing/make-xlsx.ts';
import { identifyFile, refuseText } from './identify-file.ts';

const zip = (name: string, text = '') => zipSync({ [name]: [strToU8(text), { level: 0 }] });

test('a workbook is recognized by its contents', () => {
  const workbook = new Uint8Array(makeXlsx([['Name']]));
  expect(identifyFile(workbook, workbook)).toBe('xlsx');
  expect(identifyFile(strToU8('Name,Email'), strToU8('Name,Email'))).toBe('text');
});

test.each([
  ['an empty file', new Uint8Array(), 'It is empty.'],
  ['a PDF', strToU8('%PDF-1.7'), 'It is a PDF. Export'],
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'It is an old Excel workbook'],
  ['a photo', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'It is a picture. Business cards'],
  ['a ZIP', zip('contacts.csv'), 'It is a packed file (.zip). Unpack'],
  [
    'an OpenDocument table',
    zip('mimetype', 'application/vnd.oasis.opendocument.spreadsheet'),
    'It is an OpenDocument table (.ods). Open it',
  ],
])('%s is refused with what it is and what to do', (_, bytes, refusal) => {
  expect(identifyFile(bytes, bytes)).toEqual({ refusal: expect.stringContaining(refusal) });
});

test.each([
  ['  \n', 'There is nothing in it.'],
  ['<!DOCTYPE html><table>', 'It is a web page. Open it'],
  ['{"contacts": []}', 'It is a JSON file. Export'],
  ['BEGIN:VCALENDAR\n', 'It is a calendar. Export'],
])('the text %j is refused', (text, refusal) => {
  expect(refuseText(text)).toContain(refusal);
});

test('a table is not refused', () => {
  expect(refuseText('Name,Email\nJane,a@x')).toBeUndefined();
  expect(refuseText('a@x.example\n')).toBeUndefined();
});
