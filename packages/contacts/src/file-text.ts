import { decodeBytes } from './vcard/decode-bytes.ts';
import { decodeVcardLines } from './vcard/decode-lines.ts';

/** Bytes that tell UTF-16 from everything else. */
const SAMPLE = 1_000;

/**
 * The text of a vCard file or a table. UTF-16 is told by its byte order mark or by its zeros; otherwise each line is read
 * by itself, because one bad byte must not change everybody's name: as the line's CHARSET says (vCard), as UTF-8 where it
 * is valid, else as windows-1252, which older Outlook and Excel write.
 */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = tellUtf16(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  if (isVcard(bytes)) return decodeVcardLines(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeEachLine(bytes).replace(/^\uFEFF/, '');
  }
}

function tellUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const sample = bytes.subarray(0, SAMPLE);
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  // Names of properties and line ends are ASCII in any script, so that one half of many pairs is zero.
  const isMany = (half: number, other: number) => half > sample.length / 8 && other < half / 8;
  if (isMany(odd, even)) return 'utf-16le';
  return isMany(even, odd) ? 'utf-16be' : undefined;
}

function isVcard(bytes: Uint8Array): boolean {
  return /^[^\S\n\r\u2028\u2029]*BEGIN:VCARD/im.test(new TextDecoder('latin1').decode(bytes));
}

function decodeEachLine(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let begin = 0; begin < bytes.length; ) {
    const newline = bytes.indexOf(0x0a, begin);
    const end = newline < 0 ? bytes.length : newline + 1;
    lines.push(decodeBytes(bytes.subarray(begin, end)));
    begin = end;
  }
  return lines.join('');
}
