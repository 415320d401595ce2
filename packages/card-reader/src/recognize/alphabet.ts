/**
 * PP-OCR's output classes from its dictionary file, one symbol a line: CTC's blank first and a
 * space last, neither of them in the file. A byte order mark or CRLF does not matter.
 */
export function parseAlphabet(dictionary: string): string[] {
  const lines = dictionary.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return ['', ...lines, ' '];
}
