import { decodeQuotedPrintable } from './encoding.ts';

export interface ContentLine {
  /** Comes before the name and ties lines together: `item1` of `item1.TEL`. Empty for none. */
  group: string;
  /** In upper case, without its group. */
  name: string;
  /** By upper-case name. A bare `CELL`, as in vCard 2.1, counts as a TYPE. */
  params: Map<string, string[]>;
  /** Still escaped. */
  value: string;
}

/** Parses one unfolded line. Null if it is not `name;params:value`. */
export function parseContentLine(line: string): ContentLine | null {
  const colon = findUnquoted(line, ':');
  if (colon < 1) return null;
  const [head = '', ...rawParams] = splitUnquoted(line.slice(0, colon), ';');
  const dot = head.lastIndexOf('.');
  const name = head
    .slice(dot + 1)
    .trim()
    .toUpperCase();
  if (name === '') return null;
  const group = head.slice(0, Math.max(dot, 0)).trim();
  return { group, name, params: readParams(rawParams), value: line.slice(colon + 1) };
}

/** How Samsung phones write the owner's own label. */
const CUSTOM = /^X-CUSTOM\((?:CHARSET=[\w-]+,)?(?:ENCODING=[\w-]+,)?([^()]*)\)$/i;

function readParams(rawParams: string[]): Map<string, string[]> {
  const params = new Map<string, string[]>();
  for (const raw of rawParams) {
    const custom = CUSTOM.exec(raw);
    if (custom) {
      params.set('X-CUSTOM', [decodeQuotedPrintable(custom[1] ?? '')]);
      continue;
    }
    const equals = raw.indexOf('=');
    const name = equals < 0 ? 'TYPE' : raw.slice(0, equals).trim().toUpperCase();
    const values = readParam(name, raw.slice(equals + 1));
    const known = params.get(name) ?? [];
    for (const value of values) known.push(value);
    params.set(name, known);
  }
  return params;
}

function readParam(name: string, value: string): string[] {
  // Apple quotes a whole list, TYPE="work,voice", and others escape its commas: TYPE=WORK\\,FAX.
  const values =
    name === 'TYPE'
      ? value.replaceAll('"', '').replaceAll('\\,', ',').split(',')
      : splitUnquoted(value, ',').map((one) => one.replaceAll('"', ''));
  return values.map((one) => decodeCarets(one.trim()));
}

const CARETS: Record<string, string> = { '^n': '\n', '^^': '^', "^'": '"' };

/** Decodes carets, by which parameters encode what they cannot contain (RFC 6868). */
function decodeCarets(value: string): string {
  return value.replace(/\^[n^']/g, (pair) => CARETS[pair] ?? pair);
}

/** Undoes {@link decodeCarets}, and adds quotes if a character would end the parameter. */
export function encodeParam(value: string): string {
  const encoded = value
    .toWellFormed()
    .replaceAll('^', '^^')
    .replace(/\r\n?|\n/g, '^n')
    .replaceAll('"', "^'")
    .replace(CONTROLS, '');
  return /[,:;]/.test(encoded) ? `"${encoded}"` : encoded;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const CONTROLS = /[\u0000-\u001f\u007f]/g;

function splitUnquoted(text: string, separator: string): string[] {
  const parts: string[] = [];
  let begin = 0;
  for (;;) {
    const end = findUnquoted(text, separator, begin);
    if (end < 0) return [...parts, text.slice(begin)];
    parts.push(text.slice(begin, end));
    begin = end + 1;
  }
}

/** Stops at the separator, because megabytes of a photo may follow. */
function findUnquoted(text: string, separator: string, begin = 0): number {
  let quoted = false;
  for (let index = begin; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') quoted = !quoted;
    else if (character === separator && !quoted) return index;
  }
  return -1;
}

/** The most octets in a line before its line break (RFC 2425, 5.8.1). */
const LINE_OCTETS = 75;

/**
 * Folds a content line into physical lines of at most 75 octets, but never inside of a character.
 */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = countOctets(character);
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** Joins folded lines. Accepts CRLF, LF and CR, and returns lines that end in LF. */
export function unfold(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/\n[ \t]/g, '');
}

function countOctets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
