/** A page of ours sends the picture and two short fields. */
const MAX_PARTS = 10;
/** The headers of one part: its name and that of the file. */
const MAX_PART_HEAD_BYTES = 2048;

const FORM_TYPE = /^multipart\/form-data; *boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i;

/**
 * The form in a request, or null if its body is not a form. Its parts are counted before it is parsed: 10 MB
 * of the smallest parts, or of header lines of a single one, would keep the parser busy, and everybody
 * waiting, for seconds.
 */
export async function readForm(request: Request): Promise<FormData | null> {
  const type = request.headers.get('content-type') ?? '';
  const boundary = FORM_TYPE.exec(type)?.[2];
  if (boundary === undefined) return null;
  const bytes = Buffer.from(await request.arrayBuffer());
  if (!hasFewParts(bytes, boundary)) return null;
  const form = new Response(bytes, { headers: { 'content-type': type } });
  return form.formData().catch(() => null);
}

/** RFC 2046, section 5.1.1: every part begins with the delimiter, and the last one is followed by `--`. */
function hasFewParts(body: Buffer, boundary: string): boolean {
  const delimiter = Buffer.from(`--${boundary}`);
  let at = body.indexOf(delimiter);
  for (let parts = 0; at >= 0; parts += 1) {
    const head = body.subarray(at + delimiter.length, at + delimiter.length + MAX_PART_HEAD_BYTES);
    if (head.subarray(0, 2).toString() === '--') return true;
    const end = head.indexOf('\r\n\r\n');
    if (end < 0 || parts === MAX_PARTS) return false;
    at = body.indexOf(delimiter, at + delimiter.length + end);
  }
  return false;
}
