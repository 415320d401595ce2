import { MAX_PART_HEAD_BYTES, MAX_PARTS, MAX_TEXT_BYTES } from '../limits.ts';

const FORM_TYPE = /^multipart\/form-data; *boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i;

/** Files as bytes, everything else as text. Of fields with the same name, the last one counts. */
export type Form = Map<string, string | Uint8Array>;

/**
 * Parses a form in a body. Null if it is not one. Files are views of `body`, not copies: usual parsers copy a picture
 * several times, and two hundred pictures that arrive at once would block everybody for a second.
 *
 * @param type the request's `Content-Type`
 */
export function readForm(type: string, body: Uint8Array): Form | null {
  const boundary = FORM_TYPE.exec(type)?.[2];
  if (boundary === undefined) return null;
  return readParts(Buffer.from(body.buffer, body.byteOffset, body.byteLength), boundary);
}

/** RFC 2046, section 5.1.1: every part starts with the delimiter, and `--` follows the last one. */
function readParts(body: Buffer, boundary: string): Form | null {
  const delimiter = `--${boundary}`;
  const form: Form = new Map();
  let at = body.indexOf(delimiter);
  for (let parts = 0; at >= 0; parts += 1) {
    const begin = at + delimiter.length;
    const head = body.subarray(begin, begin + MAX_PART_HEAD_BYTES);
    if (head.subarray(0, 2).toString() === '--') return form;
    const end = head.indexOf('\r\n\r\n');
    if (end < 0 || parts === MAX_PARTS) return null;
    const content = begin + end + 4;
    const next = body.indexOf(`\r\n${delimiter}`, content);
    if (next < 0) return null;
    const field = readField(head.toString('utf8', 0, end), body.subarray(content, next));
    if (!field) return null;
    form.set(field.name, field.value);
    at = next + 2;
  }
  return null;
}

/** RFC 7578, section 4.2: a field with a file name is a file. */
function readField(
  head: string,
  content: Buffer,
): { name: string; value: string | Uint8Array } | null {
  const disposition = /^content-disposition: *form-data;(.*)$/im.exec(head)?.[1] ?? '';
  const name = /(?:^|[; ])name="?([^";]*)/i.exec(disposition)?.[1];
  if (name === undefined) return null;
  if (/[; ]filename\*?=/i.test(disposition)) return { name, value: content };
  return content.length <= MAX_TEXT_BYTES ? { name, value: content.toString() } : null;
}
