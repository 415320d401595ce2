/** A text without byte order marks, which files that were joined have in their midst, and without what no database keeps: NUL and half characters. */
export function cleanText(text: string): string {
  return text
    .replace(/^\uFEFF/gm, '')
    .replaceAll('\u0000', '')
    .toWellFormed();
}
