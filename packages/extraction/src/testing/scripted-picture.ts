import type { ReadCard } from '@cardsift/card-reader/read-card';

/** What is found on a picture, and what happens first. */
export interface PictureScript {
  cards: ReadCard[];
  /** So many times the reading fails by our fault. */
  failures?: number;
  /** So many times the reader is busy. */
  refusals?: number;
}

/** Enough of a JPEG for everything in front of the reader. */
const JPEG_START = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);

/** A picture that tells `scriptedPool` how to read it; no two are the same. */
export function scriptedPicture(script: PictureScript): Uint8Array<ArrayBuffer> {
  const text = JSON.stringify({ ...script, id: crypto.randomUUID() });
  return Uint8Array.from([...JPEG_START, ...new TextEncoder().encode(text)]);
}

export function readScript(picture: Uint8Array): PictureScript & { id: string } {
  return JSON.parse(new TextDecoder().decode(picture.subarray(JPEG_START.length)));
}
