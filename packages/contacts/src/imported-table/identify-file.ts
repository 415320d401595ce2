const EXPORT = 'Export your contacts as .vcf, .csv or .xlsx and choose that file.';
const SAVE = 'Open it in your spreadsheet program and save it as .xlsx or .csv.';
const UNPACK = 'Unpack it and choose the files in it.';
const SCAN = 'Business cards are read under “Upload Cards”.';

/** The first bytes of files without a table or vCards, what they are, and what to do. */
const BEGINNINGS: [bytes: string, what: string, advice: string][] = [
  ['%PDF', 'a PDF', EXPORT],
  ['\xd0\xcf\x11\xe0', 'an old Excel workbook (.xls)', SAVE],
  ['!BDN', 'an Outlook data file (.pst)', EXPORT],
  ['\xff\xd8\xff', 'a picture', SCAN],
  ['\x89PNG', 'a picture', SCAN],
  ['RIFF', 'a picture', SCAN],
  ['\x1f\x8b', 'a packed file (.gz)', UNPACK],
  ['Rar!', 'a packed file (.rar)', UNPACK],
  ['7z\xbc\xaf', 'a packed file (.7z)', UNPACK],
  ['bplist', 'a settings file of a Mac', EXPORT],
  ['SQLite format', 'a database', EXPORT],
];

/** The first characters of texts without a table or vCards. */
const TEXT_BEGINNINGS: [pattern: RegExp, what: string, advice: string][] = [
  [/^(?:<!doctype html|<html|<head|<table)/i, 'a web page', SAVE],
  [/^<\?xml|^<[a-z]+[ >]/i, 'an XML file', EXPORT],
  [/^[{[]\s*["{[]/, 'a JSON file', EXPORT],
  [/^dn: |^dn:: |^version: 1\s+dn:/i, 'an LDIF file', EXPORT],
  [/^BEGIN:VCALENDAR/i, 'a calendar', EXPORT],
];

export type FileKind = 'xlsx' | 'text' | { refusal: string };

/** Bytes at the end of a file by which it is recognized: a ZIP lists its contents there. */
export const TAIL_BYTES = 64 * 1024;

/**
 * Recognizes a file by its content, because the names and types of such files are often wrong.
 *
 * @param tail the file's last {@link TAIL_BYTES}, or all of a smaller file
 */
export function identifyFile(head: Uint8Array, tail: Uint8Array): FileKind {
  if (head.length === 0) return { refusal: `It is empty. ${EXPORT}` };
  const start = toLatin1(head.subarray(0, 16));
  if (start.startsWith('PK\x03\x04')) return identifyZip(head, tail);
  const known = BEGINNINGS.find(([beginning]) => start.startsWith(beginning));
  return known ? refuse(known[1], known[2]) : 'text';
}

/** Why a text has no contacts. Undefined if it may be a table. */
export function refuseText(text: string): string | undefined {
  const start = text.slice(0, 1000).trimStart();
  if (start === '') return `There is nothing in it. ${EXPORT}`;
  const known = TEXT_BEGINNINGS.find(([pattern]) => pattern.test(start));
  return known && refuse(known[1], known[2]).refusal;
}

function identifyZip(head: Uint8Array, tail: Uint8Array): FileKind {
  const ends = toLatin1(head.subarray(0, 4096)) + toLatin1(tail);
  if (ends.includes('xl/')) return 'xlsx';
  if (ends.includes('opendocument.spreadsheet'))
    return refuse('an OpenDocument table (.ods)', SAVE);
  if (ends.includes('Index/Document.iwa')) return refuse('a Numbers document', SAVE);
  return refuse('a packed file (.zip)', UNPACK);
}

function refuse(what: string, advice: string): { refusal: string } {
  return { refusal: `It is ${what}. ${advice}` };
}

function toLatin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
