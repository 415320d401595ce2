import { decodeQuotedPrintable } from './encoding.ts';

export interface ContentLine {
  /** What stands before the name and ties lines together: `item1` of `item1.TEL`; empty for none. */
  group: string;
  /** Upper case, without its group. */
  name: string;
  /** Upper-case parameter names; a bare `CELL`, as vCard 2.1 writes it, counts as a TYPE. */
  params: Map<string, string[]>;
  /** Still escaped. */
  value: string;
}

/** Takes one unfolded line apart; null when it is not `name;params:value`. */
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

/** How Samsung's phones write a label of their owner's. */
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

/** What a parameter cannot hold is written with a caret (RFC 6868). */
function decodeCarets(value: string): string {
  return value.replace(/\^[n^']/g, (pair) => CARETS[pair] ?? pair);
}

/** Undoes {@link decodeCarets}, and quotes what would end the parameter. */
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

/** Looks no further than the separator: behind it may be a photo of megabytes. */
function findUnquoted(text: string, separator: string, begin = 0): number {
  let quoted = false;
  for (let index = begin; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') quoted = !quoted;
    else if (character === separator && !quoted) return index;
  }
  return -1;
}

/** Octets a line may hold before its line break (RFC 2425, 5.8.1). */
const LINE_OCTETS = 75;

/** Folds a content line into physical lines of at most 75 octets, never inside a character. */
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

/** Joins folded lines again; takes CRLF, LF and CR, and gives lines that end in LF. */
export function unfold(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/\n[ \t]/g, '');
}

function countOctets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
