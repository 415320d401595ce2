/**
 * PP-OCR's output classes from its dictionary file, which has one symbol per line. CTC's blank
 * comes first and a space last; neither is in the file. Accepts a byte order mark and CRLF.
 */
export function parseAlphabet(dictionary: string): string[] {
  const lines = dictionary.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return ['', ...lines, ' '];
}
