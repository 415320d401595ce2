import { decodeBytes } from './vcard/decode-bytes.ts';
import { decodeVcardLines } from './vcard/decode-lines.ts';
import { holdsVcards } from './vcard/holds-vcards.ts';

/** Bytes at the start of a file from which its format is recognized. */
export const HEAD_BYTES = 64 * 1024;

/** Bytes by which UTF-16 is recognized. */
const SAMPLE = 1_000;

/** The most bytes in a line, which has room for a picture of 10 MB. A longer line is decoded in parts. */
const LONGEST_LINE = 16 * 1024 * 1024;

const [LF, CR, SPACE, TAB] = [0x0a, 0x0d, 0x20, 0x09];

/** Decodes a file part by part. Parts may end anywhere, even within a letter. */
export type FileDecoder = (part: Uint8Array, isLast: boolean) => string;

/**
 * Decodes a vCard file or a table. UTF-16 is recognized by its byte order mark or by its zeros. Otherwise each line is
 * decoded separately, because one wrong byte must not change everybody's name: by the line's CHARSET (vCard), else as
 * UTF-8 if it is valid, else as windows-1252, which older Outlook and Excel write.
 *
 * @param head the file's first {@link HEAD_BYTES}, or all of a smaller file
 */
export function createFileDecoder(head: Uint8Array): FileDecoder {
  const utf16 = tellUtf16(head);
  if (utf16) {
    const decoder = new TextDecoder(utf16);
    return (part, isLast) => decoder.decode(part, { stream: !isLast });
  }
  const isVcard = holdsVcards(new TextDecoder('latin1').decode(head));
  return isVcard ? byLines(endOfCardLines, decodeVcardLines) : byLines(endOfLines, decodeLines);
}

/** The text of a whole file, or of its beginning. */
export function decodeText(bytes: Uint8Array): string {
  return createFileDecoder(bytes.subarray(0, HEAD_BYTES))(bytes, true);
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
  // Property names and line ends are ASCII in any script, so one byte of many pairs is zero.
  const isMany = (half: number, other: number) => half > sample.length / 8 && other < half / 8;
  if (isMany(odd, even)) return 'utf-16le';
  return isMany(even, odd) ? 'utf-16be' : undefined;
}

/** Passes whole lines to `decode`. `endOf` finds the end of the last line that is certainly whole. */
function byLines(
  endOf: (bytes: Uint8Array) => number,
  decode: (bytes: Uint8Array) => string,
): FileDecoder {
  let rest: Uint8Array = new Uint8Array();
  let isFirst = true;
  return (part, isLast) => {
    const all = joinBytes(rest, part);
    const end = isLast ? all.length : endOf(all);
    const whole = end === 0 && all.length > LONGEST_LINE ? all.length : end;
    // A copy, so that the decoded bytes can be freed.
    rest = all.slice(whole);
    if (whole === 0) return '';
    const text = decode(all.subarray(0, whole));
    const isMarked = isFirst && text.startsWith('\uFEFF');
    isFirst = false;
    return isMarked ? text.slice(1) : text;
  };
}

function joinBytes(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second;
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}

/** Old Macs end lines with CR alone. A CR at the very end may still be followed by its LF. */
function endOfLines(bytes: Uint8Array): number {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] !== LF && (bytes[end - 1] !== CR || end === bytes.length)) {
    end -= 1;
  }
  return end;
}

/** A line of a vCard continues if the next one starts with a space or tab. */
function endOfCardLines(bytes: Uint8Array): number {
  for (let end = bytes.length; ; end -= 1) {
    end = endOfLines(bytes.subarray(0, end));
    if (end === 0) return 0;
    const next = bytes[end];
    if (next !== undefined && next !== SPACE && next !== TAB) return end;
  }
}

function decodeLines(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const lines: string[] = [];
    for (let begin = 0; begin < bytes.length; ) {
      const end = nextLine(bytes, begin);
      lines.push(decodeBytes(bytes.subarray(begin, end)));
      begin = end;
    }
    return lines.join('');
  }
}

function nextLine(bytes: Uint8Array, begin: number): number {
  let end = begin;
  while (end < bytes.length && bytes[end] !== LF && bytes[end] !== CR) end += 1;
  return Math.min(end + 1, bytes.length);
}
