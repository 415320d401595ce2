import { REST_LIMITS } from './rest-limits.ts';

const code = (sign: string) => sign.charCodeAt(0);
const [QUOTE, BACKSLASH, COMMA, COLON] = [code('"'), code('\\'), code(','), code(':')];
const [OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT] = [
  code('['),
  code('{'),
  code(']'),
  code('}'),
];

type BodyLimits = Record<'bodyValues' | 'bodyColumns' | 'bodyDepth' | 'rowBytes', number>;

type Excess = 'values' | 'columns' | 'depth' | 'row';

/**
 * Finds what is too much in a JSON body before anything parses it: a megabyte of tiny values would keep the process
 * busy for a second. Null if the body is fine or is not JSON.
 */
export function findExcess(body: Uint8Array, limits: BodyLimits = REST_LIMITS): Excess | null {
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const columns = new Set<string>();
  /** The kinds of the lists and objects that are open at this point. */
  const open: number[] = [];
  let values = 1;
  /** Where the current row begins. */
  let row = Number.POSITIVE_INFINITY;
  let lastText = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === QUOTE) {
      const end = endOfText(text, at);
      // Column names are the keys of the body itself, or of a row in its list.
      if (isRow(open)) lastText = text.toString('latin1', at, Math.min(end, at + MAX_NAME));
      at = end;
    } else if (sign === COMMA) values += 1;
    else if (sign === COLON) {
      if (isRow(open)) columns.add(lastText);
      if (columns.size > limits.bodyColumns) return 'columns';
    } else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      values += 1;
      open.push(sign);
      if (sign === OPEN_OBJECT && isRow(open)) row = at;
      if (open.length > limits.bodyDepth) return 'depth';
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) {
      if (isRow(open)) row = Number.POSITIVE_INFINITY;
      open.pop();
    }
    if (at - row > limits.rowBytes) return 'row';
    if (values > limits.bodyValues) return 'values';
  }
  return null;
}

/** A longer name is no column's. */
const MAX_NAME = 80;

const isRow = ([outer, inner, ...deeper]: number[]) =>
  deeper.length === 0 &&
  (inner === undefined ? outer === OPEN_OBJECT : outer === OPEN_LIST && inner === OPEN_OBJECT);

/** The end of a text that begins at `start`: the next quote that is not escaped. */
function endOfText(text: Buffer, start: number): number {
  let end = start + 1;
  while (end < text.length && text[end] !== QUOTE) end += text[end] === BACKSLASH ? 2 : 1;
  return end;
}
