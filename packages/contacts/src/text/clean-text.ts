/**
 * Removes byte order marks, which files that were joined have in their middle, and what no database stores: NUL and
 * unpaired surrogates.
 */
export function cleanText(text: string): string {
  return text
    .replace(/^\uFEFF/gm, '')
    .replaceAll('\u0000', '')
    .toWellFormed();
}
