import { expect, test } from 'vitest';
import { parseContactsCsv } from '../csv/parse-csv.ts';
import { parseVcards } from '../vcard/parse.ts';
import { cleanText } from './clean-text.ts';

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
