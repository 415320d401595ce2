/** Escapes a text value for vCard 3.0: backslash, comma, semicolon and newline (RFC 2426, 4). */
export function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

/** Undoes {@link escapeText}; a backslash before any other character but a colon stays. */
export function unescapeText(text: string): string {
  return text.replace(/\\([\\,;:nN])/g, (_, escaped: string) =>
    escaped === 'n' || escaped === 'N' ? '\n' : escaped,
  );
}

/** Splits a still escaped value at the separators that are not escaped, and unescapes the parts. */
export function splitEscaped(value: string, separator: ';' | ','): string[] {
  const parts = [''];
  for (const piece of value.match(/\\?./gs) ?? []) {
    if (piece === separator) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts.map(unescapeText);
}

/** What no vCard line may hold; tab and newline are text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
