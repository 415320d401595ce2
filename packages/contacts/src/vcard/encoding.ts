import { decodeBytes } from './decode-bytes.ts';

/** Escapes a text value for vCard 3.0: backslash, comma, semicolon and newline (RFC 2426, 4). */
export function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

/** Undoes {@link escapeText}. A backslash before any other character except a colon stays. */
export function unescapeText(text: string): string {
  return text.replace(/\\([\\,;:nN])/g, (_, escaped: string) =>
    escaped === 'n' || escaped === 'N' ? '\n' : escaped,
  );
}

/** Splits an escaped value at separators that are not escaped, and unescapes the parts. */
export function splitEscaped(value: string, separator: ';' | ','): string[] {
  return splitRaw(value, separator).map(unescapeText);
}

/** The same, but the parts stay escaped. */
export function splitRaw(value: string, separator: ';' | ','): string[] {
  const parts = [''];
  for (const piece of value.match(/\\?./gs) ?? []) {
    if (piece === separator) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts;
}

/** Characters that no vCard line may contain. Tab and newline are text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
export const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Decodes quoted-printable as vCard 2.1 uses it, with {@link decodeBytes} for the bytes. */
export function decodeQuotedPrintable(value: string, charset?: string): string {
  const octets: number[] = [];
  const encoder = new TextEncoder();
  for (const piece of value.match(/=[0-9a-f]{2}|./gisu) ?? []) {
    if (/^=[0-9a-f]{2}$/i.test(piece)) octets.push(Number.parseInt(piece.slice(1), 16));
    else octets.push(...encoder.encode(piece));
  }
  return decodeBytes(new Uint8Array(octets), charset).replace(/\r\n?/g, '\n');
}

/**
 * Joins lines that quoted-printable breaks with a trailing `=`. Expects LF line ends. Some programs fold such lines
 * too, so a space or tab at the start of the next line is not text: encoders write `=20` for that.
 */
export function joinSoftBreaks(text: string): string {
  const joined: string[] = [];
  let pieces: string[] = [];
  for (const line of text.split('\n')) {
    const goesOn = line.endsWith('=') && (pieces.length > 0 || isQuotedPrintable(line));
    const part = pieces.length > 0 ? line.replace(/^[ \t]/, '') : line;
    pieces.push(goesOn ? part.slice(0, -1) : part);
    if (goesOn) continue;
    joined.push(pieces.join(''));
    pieces = [];
  }
  if (pieces.length > 0) joined.push(pieces.join(''));
  return joined.join('\n');
}

function isQuotedPrintable(line: string): boolean {
  return /QUOTED-PRINTABLE/i.test(line.slice(0, line.indexOf(':') + 1));
}
