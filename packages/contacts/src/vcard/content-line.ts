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
  const pieces: string[] = line.match(/"[^"]*"?|[^"]/g) ?? [];
  const colon = pieces.indexOf(':');
  if (colon < 1) return null;
  const [head = '', ...rawParams] = splitPieces(pieces.slice(0, colon), ';');
  const name = head
    .slice(head.lastIndexOf('.') + 1)
    .trim()
    .toUpperCase();
  if (name === '') return null;
  return { name, params: readParams(rawParams), value: pieces.slice(colon + 1).join('') };
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
    params.set(name, [...(params.get(name) ?? []), ...values]);
  }
  return params;
}

function splitPieces(pieces: string[], separator: string): string[] {
  const parts = [''];
  for (const piece of pieces) {
    if (piece === separator) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts;
}
