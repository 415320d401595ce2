import { createFileDecoder } from '@cardsift/contacts/decode-file';
import type { OnProgress } from './opened-files.ts';

/** Bytes of a part. A file's own stream has pieces of 64 kB, and each of them costs a step. */
const PART_BYTES = 1024 * 1024;

/** The text of a file part by part, so that no more than one is in memory. `head` tells what letters it is written in. */
export async function* readTextParts(
  file: Blob,
  head: Uint8Array,
  onProgress: OnProgress,
): AsyncGenerator<[text: string, isLast: boolean]> {
  const decode = createFileDecoder(head);
  for (let begin = 0; begin < file.size; begin += PART_BYTES) {
    const part = await file.slice(begin, begin + PART_BYTES).arrayBuffer();
    const isLast = begin + PART_BYTES >= file.size;
    yield [decode(new Uint8Array(part), isLast), isLast];
    onProgress(Math.min((begin + PART_BYTES) / file.size, 1));
  }
}
