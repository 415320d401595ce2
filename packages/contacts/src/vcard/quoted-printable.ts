/** Decodes quoted-printable as vCard 2.1 uses it; an unknown charset is read as UTF-8. */
export function decodeQuotedPrintable(value: string, charset = 'utf-8'): string {
  const octets: number[] = [];
  const encoder = new TextEncoder();
  for (const piece of value.match(/=[0-9a-f]{2}|./gisu) ?? []) {
    if (/^=[0-9a-f]{2}$/i.test(piece)) octets.push(Number.parseInt(piece.slice(1), 16));
    else octets.push(...encoder.encode(piece));
  }
  return decoderFor(charset).decode(new Uint8Array(octets)).replace(/\r\n?/g, '\n');
}

/** Joins lines that quoted-printable breaks with a trailing `=`; expects LF line ends. */
export function joinSoftBreaks(text: string): string {
  const joined: string[] = [];
  let pieces: string[] = [];
  for (const line of text.split('\n')) {
    const goesOn = line.endsWith('=') && (pieces.length > 0 || isQuotedPrintable(line));
    pieces.push(goesOn ? line.slice(0, -1) : line);
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

function decoderFor(charset: string) {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
