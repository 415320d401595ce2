/** A text without its byte order mark and without what no database keeps: NUL and half characters. */
export function cleanText(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll('\u0000', '')
    .toWellFormed();
}
