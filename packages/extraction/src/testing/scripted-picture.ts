import type { ReadCard } from '@cardsift/card-reader/read-card';

/** What is found on a picture, and what happens before. */
export interface PictureScript {
  cards: ReadCard[];
  /** How often the reading fails by our fault first. */
  failures?: number;
  /** How often the reader is busy first. */
  refusals?: number;
}

/** Enough of a JPEG for all checks before the reader. */
const JPEG_START = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);

/** A picture that tells `scriptedPool` how to read it. Each one is different. */
export function scriptedPicture(script: PictureScript): Uint8Array<ArrayBuffer> {
  const text = JSON.stringify({ ...script, id: crypto.randomUUID() });
  return Uint8Array.from([...JPEG_START, ...new TextEncoder().encode(text)]);
}

export function readScript(picture: Uint8Array): PictureScript & { id: string } {
  return JSON.parse(new TextDecoder().decode(picture.subarray(JPEG_START.length)));
}
