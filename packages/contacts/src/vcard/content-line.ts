export interface ContentLine {
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
  const name = head
    .slice(head.lastIndexOf('.') + 1)
    .trim()
    .toUpperCase();
  if (name === '') return null;
  return { name, params: readParams(rawParams), value: line.slice(colon + 1) };
}

function readParams(rawParams: string[]): Map<string, string[]> {
  const params = new Map<string, string[]>();
  for (const raw of rawParams) {
    const equals = raw.indexOf('=');
    const name = equals < 0 ? 'TYPE' : raw.slice(0, equals).trim().toUpperCase();
    // Apple quotes a whole list: TYPE="work,voice".
    const values = raw
      .slice(equals + 1)
      .replaceAll('"', '')
      .split(',')
      .map((value) => value.trim());
    const known = params.get(name) ?? [];
    for (const value of values) known.push(value);
    params.set(name, known);
  }
  return params;
}

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
