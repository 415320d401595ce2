import { decodeBytes } from './decode-bytes.ts';

const [LF, CR, SPACE, TAB, COLON] = [0x0a, 0x0d, 0x20, 0x09, 0x3a];

/** Octets of a line in which to look for its CHARSET. */
const LONGEST_HEAD = 500;

/**
 * Decodes a vCard file line by line. Lines are unfolded before they are decoded, because some programs fold within a
 * letter.
 */
export function decodeVcardLines(bytes: Uint8Array): string {
  const text = tryUtf8(bytes);
  // If the whole file is UTF-8 and names no other charset, there is nothing else to decode.
  if (text !== null && !/CHARSET=(?!"?utf-?8)/i.test(text)) return text;
  const lines: string[] = [];
  for (let begin = 0; begin < bytes.length; ) {
    const end = findEnd(bytes, begin);
    lines.push(decodeLine(bytes.subarray(begin, end)));
    begin = end;
  }
  return lines.join('');
}

function tryUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The end of the line that starts here, including its continuations and line break. */
function findEnd(bytes: Uint8Array, begin: number): number {
  let end = begin;
  do {
    while (end < bytes.length && bytes[end] !== LF && bytes[end] !== CR) end += 1;
    if (bytes[end] === CR) end += 1;
    if (bytes[end] === LF && end < bytes.length) end += 1;
  } while (bytes[end] === SPACE || bytes[end] === TAB);
  return end;
}

function decodeLine(line: Uint8Array): string {
  if (line.every((byte) => byte < 0x80)) return decodeBytes(line);
  return decodeBytes(unfoldBytes(line), findCharset(line));
}

function findCharset(line: Uint8Array): string | undefined {
  const colon = line.subarray(0, LONGEST_HEAD).indexOf(COLON);
  const head = new TextDecoder('latin1').decode(line.subarray(0, Math.max(colon, 0)));
  return /;CHARSET="?([\w.:-]+)/i.exec(head)?.[1];
}

/** Removes each line break before a space or tab, together with that. */
function unfoldBytes(line: Uint8Array): Uint8Array {
  const unfolded = new Uint8Array(line.length);
  let length = 0;
  for (let index = 0; index < line.length; index += 1) {
    const after = line[index] === CR && line[index + 1] === LF ? index + 2 : index + 1;
    const isBreak = line[index] === CR || line[index] === LF;
    if (isBreak && (line[after] === SPACE || line[after] === TAB)) index = after;
    else {
      unfolded[length] = line[index] ?? 0;
      length += 1;
    }
  }
  return unfolded.subarray(0, length);
}
