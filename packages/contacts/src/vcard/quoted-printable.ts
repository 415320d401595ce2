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
  return text.replace(/^[^:\n]*QUOTED-PRINTABLE[^:\n]*:(?:.*=\n)+/gim, (broken) =>
    broken.replace(/=\n/g, ''),
  );
}

function decoderFor(charset: string) {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
