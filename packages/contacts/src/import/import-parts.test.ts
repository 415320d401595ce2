import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFileDecoder, decodeText, HEAD_BYTES } from '../decode-file.ts';
import { createRowReader } from '../imported-table/read-csv.ts';
import { parseImport } from '../testing/parse-import.ts';
import { createVcardImport } from '../vcard/import-vcards.ts';

const CORPUS = join(import.meta.dirname, '../vcard/corpus');

/** Cuts bytes at places that fast-check chooses. */
function cut(bytes: Uint8Array, shares: readonly number[]): Uint8Array[] {
  const places = shares.map((share) => Math.floor(share * bytes.length)).sort((a, b) => a - b);
  return [0, ...places].map((place, index) => bytes.subarray(place, places[index]));
}

const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 });

function* decodeParts(parts: readonly Uint8Array[], all: Uint8Array): Generator<[string, boolean]> {
  const decode = createFileDecoder(all.subarray(0, HEAD_BYTES));
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    yield [decode(part, isLast), isLast];
  }
}

const line = fc.constantFrom(
  ...['FN:Jörg', 'FN;CHARSET=windows-1251:\xc8\xe2', 'NOTE:a\n b\n\tc', 'NOTE:\xc3', 'TEL:1'],
  ...['AGENT:\nBEGIN:VCARD\nFN:Li\nEND:VCARD', 'NOTE;ENCODING=QUOTED-PRINTABLE:a=\nb', 'X'],
);
const newline = fc.constantFrom('\n', '\r\n', '\r');
const vcards = fc
  .tuple(fc.array(fc.array(line, { maxLength: 4 }), { minLength: 1, maxLength: 5 }), newline)
  .map(([cards, end]) =>
    Uint8Array.from(
      cards
        .map((lines) => ['BEGIN:VCARD', 'N:x', ...lines, 'END:VCARD', ''].join('\n'))
        .join('')
        .replaceAll('\n', end),
      (letter) => letter.charCodeAt(0),
    ),
  );

test('a vCard file gives the same contacts, however it is cut', () => {
  fc.assert(
    fc.property(vcards, shares, (bytes, where) => {
      const taken = createVcardImport();
      for (const [text, isLast] of decodeParts(cut(bytes, where), bytes)) taken.add(text, isLast);
      expect(taken.end()).toEqual(parseImport(decodeText(bytes)));
    }),
  );
});

test.each(readdirSync(CORPUS).filter((name) => name.endsWith('.vcf')))(
  '%s gives the same contacts, however it is cut',
  (name) => {
    const bytes = new Uint8Array(readFileSync(join(CORPUS, name)));
    const whole = parseImport(decodeText(bytes));
    fc.assert(
      fc.property(shares, (where) => {
        const taken = createVcardImport();
        for (const [text, isLast] of decodeParts(cut(bytes, where), bytes)) taken.add(text, isLast);
        expect(taken.end()).toEqual(whole);
      }),
      { numRuns: 20 },
    );
  },
);

const cell = fc.constantFrom('Jane', 'Jörg', 'a "b" c', 'x, y', 'two\nlines', '', '"', ' ', '太郎');
const tables = fc.tuple(
  fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 12 }),
  fc.constantFrom(',', ';', '\t'),
  newline,
  fc.constantFrom('utf8', 'utf16le'),
);

test('a table has the same rows, however it is cut', () => {
  fc.assert(
    fc.property(tables, shares, ([rows, delimiter, end, encoding], where) => {
      const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const all = [['Name', 'Email', 'Phone'], ...rows];
      const text = all.map((row) => row.map(quote).join(delimiter)).join(end);
      const bytes = new Uint8Array(Buffer.from(`\uFEFF${text}`, encoding));
      const read = createRowReader();
      const found = [...decodeParts(cut(bytes, where), bytes)].flatMap((part) => read(...part));
      expect(found).toEqual(all);
    }),
  );
});

test('a table larger than the beginning that decides its form is read row by row', () => {
  const read = createRowReader();
  const row = 'Jane;"Acme; Berlin"\r\n';
  expect(read(`Name;Firma\r\n${row.repeat(10)}`, false)).toEqual([]);
  expect(read(row.repeat(5_000), false)).toHaveLength(5_011);
  expect(read('Li;"x', false)).toEqual([]);
  expect(read('y"', true)).toEqual([['Li', 'xy']]);
});

test('a quotation mark that is never closed loses no row after it', () => {
  const rows = (text: string) => createRowReader()(text, true);
  expect(rows('Name,Note\nJane,"tall\nLi,x\nAda,y')).toEqual([
    ['Name', 'Note'],
    ['Jane', 'tall'],
    ['Li', 'x'],
    ['Ada', 'y'],
  ]);
  const long = `Name,Note\nJane,"tall\n${'Li,x\n'.repeat(300_000)}`;
  expect(rows(long)).toHaveLength(300_002);
  const cutOff = 'Name,Note,Phone\nJane,"first\nsecond';
  expect(rows(cutOff)).toEqual([
    ['Name', 'Note', 'Phone'],
    ['Jane', 'first\nsecond'],
  ]);
});

test('a file of unclosed quotation marks is read as fast as any other', () => {
  const rows = createRowReader()(`Name,Size\n${'"x,5"y\n'.repeat(200_000)}`, true);
  expect(rows).toHaveLength(200_001);
});
